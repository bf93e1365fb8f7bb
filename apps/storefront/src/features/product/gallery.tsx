import Maximize2 from 'lucide/dist/esm/icons/maximize-2.mjs'
import { type ComponentType, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { galleryPictures, isSoldOut } from '#commerce/sku/sku-selection.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { PictureViewer } from '#ui/overlay/picture-viewer.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { LARGE_SIZES } from '#ui/primitives/source-set.ts'
import css from './gallery.module.css'
import { useShownProduct } from './shown-product.ts'

export interface ThumbnailsProps {
  readonly pictures: readonly string[]
  readonly at: number
  readonly onPick: (index: number) => void
}

/** `auto` follows the style sheet's `scroll-behavior`, which respects reduced motion. */
function scrollToPicture(track: HTMLElement | null, index: number, behavior: ScrollBehavior = 'auto'): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior })
}

/** The picture of another SKU scrolls into view when it is selected. Thumbnails replace the counter. */
export function Gallery({ Thumbs }: { readonly Thumbs?: ComponentType<ThumbnailsProps> }) {
  const { t } = useTranslation('product')
  const { product, selection } = useShownProduct()
  const { sku } = selection
  // The viewer starts over with another list of pictures.
  const pictures = useMemo(() => galleryPictures(product, sku), [product, sku])
  const selected = sku.image_url
  const place = pictures.indexOf(selected)
  const track = useRef<HTMLElement>(null)
  const [scrolledTo, setScrolledTo] = useState(Math.max(0, place))
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const last = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (last.current === selected) return
    const isFirst = last.current === null
    last.current = selected
    if (place >= 0) scrollToPicture(track.current, place, isFirst ? 'instant' : 'auto')
  }, [selected, place])

  const total = pictures.length
  const at = Math.min(scrolledTo, total - 1)
  const show = (index: number) => scrollToPicture(track.current, Math.max(0, Math.min(index, total - 1)))
  const onScroll = () => {
    const box = track.current
    if (box && box.clientWidth > 0) setScrolledTo(Math.round(box.scrollLeft / box.clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: total - 1 }
    const target = targets[event.key]
    if (event.key === 'Enter') setEnlarged(at)
    else if (target !== undefined) show(target)
    else return
    event.preventDefault()
  }

  return (
    <div>
      <div className={css.frame}>
        <section
          ref={track}
          aria-label={t('gallery.label', { name: product.product_name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
          tabIndex={0}
          className={css.track}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          onClick={() => setEnlarged(at)}
        >
          {pictures.map((url, index) => (
            <Picture
              key={url}
              src={url}
              alt={t('gallery.picture', { number: index + 1, total })}
              early={index === Math.max(0, place) && 'first'}
              sizes={LARGE_SIZES}
              draggable={false}
              className={cx(css.slide, isSoldOut(product) && css.out)}
            />
          ))}
        </section>
        {!Thumbs && total > 1 && (
          <span className={cx('padX-12 size-12 weight-700 digits', css.count)} aria-hidden="true" translate="no">
            {`${at + 1} / ${total}`}
          </span>
        )}
        <button
          type="button"
          className={cx('center hitArea', css.enlarge)}
          aria-label={t('gallery.enlarge')}
          title={t('gallery.enlarge')}
          onClick={() => setEnlarged(at)}
        >
          <Icon of={Maximize2} size={16} stroke={2} />
        </button>
      </div>
      {Thumbs && total > 1 && <Thumbs pictures={pictures} at={at} onPick={show} />}
      <PictureViewer
        name={product.product_name}
        pictures={pictures}
        at={enlarged}
        onShow={(index) => {
          setEnlarged(index)
          show(index)
        }}
        onClose={() => setEnlarged(null)}
      />
    </div>
  )
}
