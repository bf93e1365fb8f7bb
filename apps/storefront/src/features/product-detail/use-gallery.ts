import type { RefObject } from 'react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

interface GalleryState {
  readonly track: RefObject<HTMLElement | null>
  /** Index of the picture in view. */
  readonly at: number
  readonly go: (index: number) => void
  readonly onScroll: () => void
}

/** A row of pictures as wide as its box, one in view; `shown` (an address) comes into view whenever it changes. */
export function useGallery(pictures: readonly string[], shown: string): GalleryState {
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
    // `auto` leaves the speed to the style sheet, which knows whether the shopper wants things to move.
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
