import { useEffect, useState } from 'react'

export interface PictureSize {
  /** px, the longer side as long as a picture can be zoomed to */
  readonly width: number
  readonly height: number
}

/** px: the longer side of a picture zoomed in all the way */
const MAX_ZOOM_SIDE = 2_000

/** Pictures by their shape, whatever size they are made in: a small drawing fills the screen as a large photo does. Known as they load. */
export function usePictureSizes(pictures: readonly string[]): Readonly<Record<string, PictureSize>> {
  const [sizes, setSizes] = useState<Readonly<Record<string, PictureSize>>>({})
  useEffect(() => {
    let over = false
    for (const src of pictures) {
      const picture = new Image()
      picture.onload = () => {
        const { naturalWidth: width, naturalHeight: height } = picture
        const scale = MAX_ZOOM_SIDE / Math.max(width, height)
        if (!over && Number.isFinite(scale)) setSizes((known) => ({ ...known, [src]: { width: width * scale, height: height * scale } }))
      }
      picture.src = src
    }
    return () => {
      over = true
    }
  }, [pictures])
  return sizes
}
