import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import Carousel from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { Icon } from '../paint/icon.tsx'
import css from './lightbox.module.css'
import type { PictureViewerProps } from './picture-viewer.tsx'
import { usePictureSizes } from './use-picture-sizes.ts'

interface Props extends Omit<PictureViewerProps, 'at'> {
  readonly at: number
  readonly open: boolean
  /** What it is laid over; asked when it opens. */
  readonly root: () => HTMLElement
}

/** The viewer itself; pages use `ui/picture-viewer.tsx`, which loads it when it first opens. */
export default function Lightbox({ name, pictures, at, open, onShow, onClose, root }: Props) {
  const { t } = useTranslation(['viewer', 'common'])
  const total = pictures.length
  const sizes = usePictureSizes(pictures)
  const slides = useMemo(
    () =>
      pictures.map((src, index) => {
        const size = sizes[src]
        return { src, alt: t('picture', { index: index + 1, total, name }), ...(size ? { ...size, srcSet: [{ src, ...size }] } : {}) }
      }),
    [pictures, sizes, total, name, t],
  )
  const single = total === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {}
  return (
    <Carousel
      open={open}
      close={onClose}
      index={at}
      slides={slides}
      plugins={total > 1 ? [Zoom, Counter] : [Zoom]}
      zoom={{ scrollToZoom: true }}
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
        iconPrev: () => <Icon of={ChevronLeft} size={24} />,
        iconNext: () => <Icon of={ChevronRight} size={24} />,
        iconClose: () => <Icon of={X} size={24} />,
        iconZoomIn: () => <Icon of={ZoomIn} size={24} />,
        iconZoomOut: () => <Icon of={ZoomOut} size={24} />,
      }}
    />
  )
}
