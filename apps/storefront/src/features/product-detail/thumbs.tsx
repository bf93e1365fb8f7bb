import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import css from './thumbs.module.css'

interface Props {
  readonly pictures: readonly string[]
  /** Index of the one in view. */
  readonly at: number
  readonly onPick: (index: number) => void
}

/** Small pictures to jump by. */
export function Thumbnails({ pictures, at, onPick }: Props) {
  const { t } = useTranslation('product')
  return (
    <div className={css.thumbs}>
      {pictures.map((url, index) => (
        <button
          key={url}
          type="button"
          className={cx(css.thumb, index === at && css.on)}
          aria-label={t('gallery.show', { number: index + 1 })}
          aria-current={index === at}
          onClick={() => onPick(index)}
        >
          <Picture src={url} />
        </button>
      ))}
    </div>
  )
}
