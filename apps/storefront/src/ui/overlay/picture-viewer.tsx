import { useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../primitives/button.tsx'
import { lazyOverlay } from './lazy-overlay.tsx'
import type { PictureViewerProps } from './lightbox.tsx'
import css from './picture-viewer.module.css'

const Lightbox = lazyOverlay(
  () => import('./lightbox.tsx'),
  <div className={cx('center', css.waiting)}>
    <Spinner />
  </div>,
)

/** Pictures on the whole screen, to browse and to zoom. The focus returns to the previous element. Inside a dialog it belongs to that dialog. */
export function PictureViewer({ at, ...props }: PictureViewerProps) {
  const place = useRef<HTMLSpanElement>(null)
  const open = at !== null
  const [last, setLast] = useState(at)
  if (open && at !== last) setLast(at)
  return (
    <>
      <span ref={place} hidden />
      {last !== null && (
        <Lightbox {...props} at={last} open={open} root={() => place.current?.closest<HTMLElement>('[role=dialog]') ?? document.body} />
      )}
    </>
  )
}
