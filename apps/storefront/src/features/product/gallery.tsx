import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import css from './gallery.module.css'

interface Props {
  readonly images: readonly string[]
  /** The chosen SKU's picture: shown when it changes. */
  readonly focus: string | undefined
  readonly name: string
}

/** The product's pictures: swiped through on mobile, chosen by small ones on desktop. */
export function Gallery({ images, focus, name }: Props) {
  const { t } = useTranslation('product')
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const total = images.length
  const show = (index: number, behavior: ScrollBehavior) => {
    const element = track.current
    element?.scrollTo({ left: index * element.clientWidth, behavior })
  }
  const seen = useRef(focus)
  useEffect(() => {
    if (focus === seen.current) return
    seen.current = focus
    const index = focus === undefined ? -1 : images.indexOf(focus)
    if (index >= 0) show(index, 'smooth')
  })
  const look = () => {
    const element = track.current
    if (element) setShown(Math.round(element.scrollLeft / element.clientWidth))
  }
  return (
    <section className={css.gallery} aria-label={t('gallery.label')}>
      <div className={css.frame}>
        <div ref={track} className={css.track} onScroll={look} tabIndex={total > 1 ? 0 : -1}>
          {images.map((image, index) => (
            <img
              key={image}
              src={image}
              alt={index === 0 ? name : t('gallery.picture', { number: index + 1, total })}
              width={800}
              height={800}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
            />
          ))}
        </div>
        {total > 1 && (
          <span className={css.count} aria-hidden="true">
            {shown + 1} / {total}
          </span>
        )}
      </div>
      {total > 1 && (
        <div className={css.thumbs}>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              className={cx(css.thumb, index === shown && css.on)}
              aria-label={t('gallery.picture', { number: index + 1, total })}
              aria-current={index === shown}
              onClick={() => show(index, 'smooth')}
            >
              <img src={image} alt="" width={88} height={88} />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
