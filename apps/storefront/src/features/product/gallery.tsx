import Maximize2 from 'lucide/dist/esm/icons/maximize-2.mjs'
import { type ComponentType, type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { PictureViewer } from '#ui/overlay/picture-viewer.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { LARGE_SIZES } from '#ui/primitives/source-set.ts'
import css from './gallery.module.css'
import type { ThumbnailsProps } from './thumbnails.tsx'

interface Props {
  readonly name: string
  readonly pictures: readonly string[]
  /** The picture of the selected SKU. */
  readonly shown: string
  /** Shows thumbnails instead of a counter. */
  readonly Thumbs?: ComponentType<ThumbnailsProps>
  readonly soldOut?: boolean
}

/** A product's pictures, to swipe, scroll or step through by arrow keys and thumbnails. A tap opens the full-screen viewer. */
export function Gallery({ name, pictures, shown, Thumbs, soldOut = false }: Props) {
  const { t } = useTranslation('product')
  const { track, at, go, onScroll } = useGallery(pictures, shown)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const total = pictures.length
  const [first] = pictures.includes(shown) ? [shown] : pictures

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: total - 1 }
    const target = targets[event.key]
    if (event.key === 'Enter') setEnlarged(at)
    else if (target !== undefined) go(target)
    else return
    event.preventDefault()
  }

  return (
    <div>
      <div className={css.frame}>
        <section
          ref={track}
          aria-label={t('gallery.label', { name })}
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
              early={url === first && 'first'}
              sizes={LARGE_SIZES}
              draggable={false}
              className={cx(css.slide, soldOut && css.out)}
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
      {Thumbs && total > 1 && <Thumbs pictures={pictures} at={at} onPick={go} />}
      <PictureViewer
        name={name}
        pictures={pictures}
        at={enlarged}
        onShow={(index) => {
          setEnlarged(index)
          go(index)
        }}
        onClose={() => setEnlarged(null)}
      />
    </div>
  )
}

interface GalleryState {
  readonly track: RefObject<HTMLElement | null>
  readonly at: number
  readonly go: (index: number) => void
  readonly onScroll: () => void
}

/** A scrolling row of pictures, one visible at a time. Scrolls to the picture `shown` (a URL) whenever it changes. */
function useGallery(pictures: readonly string[], shown: string): GalleryState {
  const track = useRef<HTMLElement>(null)
  const [at, setAt] = useState(() => Math.max(0, pictures.indexOf(shown)))
  const last = useRef<string | null>(null)

  const scroll = useCallback((index: number, behavior: ScrollBehavior = 'auto') => {
    const box = track.current
    box?.scrollTo({ left: index * box.clientWidth, behavior })
  }, [])

  const place = pictures.indexOf(shown)
  useLayoutEffect(() => {
    if (last.current === shown) return
    const first = last.current === null
    last.current = shown
    // `auto` follows the style sheet's `scroll-behavior`, which respects reduced motion.
    if (place >= 0) scroll(place, first ? 'instant' : 'auto')
  }, [shown, place, scroll])

  const onScroll = useCallback(() => {
    const box = track.current
    if (box && box.clientWidth > 0) setAt(Math.round(box.scrollLeft / box.clientWidth))
  }, [])

  const end = pictures.length - 1
  const go = useCallback((index: number) => scroll(Math.max(0, Math.min(index, end))), [scroll, end])
  return { track, at: Math.min(at, end), go, onScroll }
}
