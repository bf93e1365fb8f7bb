import { CircleAlert, Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './star-input.module.css'

const STARS = [1, 2, 3, 4, 5] as const
export type StarCount = (typeof STARS)[number]

interface Props {
  readonly name: string
  readonly value: StarCount | null
  readonly onChange: (stars: StarCount) => void
  /** Says that stars must be chosen. */
  readonly error: string | undefined
}

/** One to five stars, as a native radio group, so that the arrow keys work. */
export function StarInput({ name, value, onChange, error }: Props) {
  const { t } = useTranslation('review')
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} aria-invalid={error !== undefined} aria-describedby={error && `${id}-error`}>
      <p id={`${id}-label`} className={css.label}>
        {t('write.stars')}
      </p>
      <div className={css.row}>
        {STARS.map((stars) => (
          <label key={stars} className={css.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              aria-label={t('stars', { count: stars })}
              onChange={() => onChange(stars)}
            />
            <Icon of={Star} size={32} className={cx(css.shape, value !== null && stars <= value && css.full)} />
          </label>
        ))}
        {value !== null && <span className={css.word}>{t(`write.word.${value}`)}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <Icon of={CircleAlert} size={14} stroke={2} />
          {error}
        </p>
      )}
    </div>
  )
}
