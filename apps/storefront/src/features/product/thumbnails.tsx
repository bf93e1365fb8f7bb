import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/primitives/picture.tsx'
import css from './thumbnails.module.css'

export interface ThumbnailsProps {
  readonly pictures: readonly string[]
  readonly at: number
  readonly onPick: (index: number) => void
}

/** Desktop: the pictures of a gallery, small below it. */
export function Thumbnails({ pictures, at, onPick }: ThumbnailsProps) {
  const { t } = useTranslation('product')
  return (
    <div className={cx('grid above-12 gap-12', css.thumbs)}>
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
