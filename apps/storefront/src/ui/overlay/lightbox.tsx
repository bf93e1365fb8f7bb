import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import ZoomIn from 'lucide/dist/esm/icons/zoom-in.mjs'
import ZoomOut from 'lucide/dist/esm/icons/zoom-out.mjs'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import Carousel from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useCloseOnBack } from '#platform/browser/layered-history.ts'
import { listen } from '#platform/events.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { Icon } from '../primitives/icon.tsx'
import css from './lightbox.module.css'

export interface PictureViewerProps {
  readonly name: string
  /** Addresses, at least one. */
  readonly pictures: readonly string[]
  readonly captions?: readonly string[] | undefined
  /** Index of the picture shown; null: the viewer is closed. */
  readonly at: number | null
  readonly onShow: (index: number) => void
  readonly onClose: () => void
}

interface Props extends Omit<PictureViewerProps, 'at'> {
  readonly at: number
  readonly open: boolean
  /** What it is laid over; asked when it opens. */
  readonly root: () => HTMLElement
}

/** Escape closes only the viewer, not the dialog below: dialogs listen on the document, and the window gets the event first. */
function useEscape(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    return listen(window, ['keydown'], onKeyDown, { capture: true })
  }, [open])
}

/** Pages use `picture-viewer.tsx`, which loads it when it first opens. */
export default function Lightbox({ name, pictures, captions, at, open, onShow, onClose, root }: Props) {
  const { t } = useTranslation(['viewer', 'common'])
  const total = pictures.length
  const sizes = usePictureSizes(pictures, at)
  const slides = useMemo(
    () =>
      pictures.map((src, index) => {
        const size = sizes[src]
        return { src, alt: t('picture', { index: index + 1, total, name }), ...(size ? { ...size, srcSet: [{ src, ...size }] } : {}) }
      }),
    [pictures, sizes, total, name, t],
  )
  useCloseOnBack(open, onClose)
  useEscape(open, onClose)
  useEndKeys(open, total, onShow)
  const single = total === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {}
  return (
    <Carousel
      open={open}
      close={onClose}
      index={at}
      slides={slides}
      plugins={total > 1 ? [Zoom, Counter] : [Zoom]}
      zoom={{ scrollToZoom: true, pinchZoomV4: true }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      on={{ view: ({ index }) => onShow(index) }}
      {...(open ? { portal: { root: root() } } : {})}
      className={css.viewer}
      labels={{
        Lightbox: name,
        'Photo gallery': t('gallery'),
        Carousel: t('gallery'),
        Slide: t('slide'),
        '{index} of {total}': t('place', { index: '{index}', total: '{total}' }),
        Previous: t('previous'),
        Next: t('next'),
        Close: t('common:action.close'),
        'Zoom in': t('zoomIn'),
        'Zoom out': t('zoomOut'),
      }}
      render={{
        ...single,
        controls: () => captions && <p className={css.caption}>{captions[at]}</p>,
        iconPrev: () => <Icon of={ChevronLeft} size={24} />,
        iconNext: () => <Icon of={ChevronRight} size={24} />,
        iconClose: () => <Icon of={X} size={24} />,
        iconZoomIn: () => <Icon of={ZoomIn} size={24} />,
        iconZoomOut: () => <Icon of={ZoomOut} size={24} />,
      }}
    />
  )
}

function useEndKeys(open: boolean, total: number, onShow: (index: number) => void): void {
  const show = useEffectEvent(onShow)
  useEffect(() => {
    if (!open) return
    return listen(window, ['keydown'], (event: KeyboardEvent) => {
      if (event.key !== 'Home' && event.key !== 'End') return
      event.preventDefault()
      show(event.key === 'Home' ? 0 : total - 1)
    })
  }, [open, total])
}

/** px: the longer side of a picture zoomed in all the way */
const MAX_ZOOM_SIDE = 2_000

/** Pictures on each side of the one shown that are loaded with it. */
const BESIDE = 2

/** Sizes with each picture's aspect ratio, so that a small drawing fills the screen as a large photo does. Known once the picture has loaded. */
function usePictureSizes(pictures: readonly string[], at: number) {
  const [sizes, setSizes] = useState<Readonly<Record<string, { readonly width: number; readonly height: number }>>>({})
  useEffect(() => {
    let over = false
    for (const src of pictures.slice(Math.max(0, at - BESIDE), at + BESIDE + 1)) {
      const picture = new Image()
      picture.onload = () => {
        const { naturalWidth: width, naturalHeight: height } = picture
        const scale = MAX_ZOOM_SIDE / Math.max(width, height)
        if (over || !Number.isFinite(scale)) return
        setSizes((known) => (known[src] ? known : { ...known, [src]: { width: width * scale, height: height * scale } }))
      }
      picture.src = src
    }
    return () => {
      over = true
    }
  }, [pictures, at])
  return sizes
}
