import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import css from './gallery.module.css'
import { useGallery } from './use-gallery.ts'

interface Props {
  /** What the pictures show. */
  readonly name: string
  readonly pictures: readonly string[]
  /** The picture of the chosen SKU. */
  readonly shown: string
  /** Small pictures below to jump by, instead of a count. */
  readonly thumbs?: boolean
  readonly soldOut?: boolean
}

/** A product's pictures: swiped, scrolled, walked through by arrow keys, or picked from the small ones. */
export function Gallery({ name, pictures, shown, thumbs = false, soldOut = false }: Props) {
  const { t } = useTranslation('product')
  const { track, at, go, onScroll } = useGallery(pictures, shown)
  const total = pictures.length
  const [first] = pictures.includes(shown) ? [shown] : pictures

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: total - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }

  return (
    <div className={css.gallery}>
      <div className={css.frame}>
        <section
          ref={track}
          aria-label={t('gallery.label', { name })}
          tabIndex={total > 1 ? 0 : undefined}
          className={css.track}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          {pictures.map((url, index) => (
            <img
              key={url}
              src={url}
              alt={t('gallery.picture', { number: index + 1, total })}
              width={800}
              height={800}
              draggable={false}
              className={cx(soldOut && css.out)}
              {...(url === first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
            />
          ))}
        </section>
        {!thumbs && total > 1 && (
          <span className={css.count} aria-hidden="true">
            {at + 1} / {total}
          </span>
        )}
      </div>
      {thumbs && total > 1 && (
        <div className={css.thumbs}>
          {pictures.map((url, index) => (
            <button
              key={url}
              type="button"
              className={cx(css.thumb, index === at && css.on)}
              aria-label={t('gallery.show', { number: index + 1 })}
              aria-current={index === at}
              onClick={() => go(index)}
            >
              <img src={url} alt="" width={90} height={90} loading="lazy" decoding="async" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
