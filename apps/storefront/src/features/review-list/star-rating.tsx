import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import css from './star-rating.module.css'

const STARS = [1, 2, 3, 4, 5] as const

/** Stars of one review, or of an average rounded to whole ones, in a row. */
export function StarRating({ value, large = false }: { readonly value: number; readonly large?: boolean }) {
  const { t } = useTranslation('review')
  const full = Math.round(value)
  return (
    <span className={css.stars}>
      {STARS.map((star) => (
        <Icon key={star} of={Star} size={large ? 20 : 14} className={cx(css.star, star <= full && css.full)} />
      ))}
      <VisuallyHidden>{t('stars', { count: full })}</VisuallyHidden>
    </span>
  )
}
