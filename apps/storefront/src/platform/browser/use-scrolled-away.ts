import { type RefObject, useEffect, useRef, useState } from 'react'

/** px: what shows less than this at the bottom of the window is away too */
const EDGE = 56

/** Whether an element is out of the window, above or below. */
export function useScrolledAway<E extends Element>(): readonly [ref: RefObject<E | null>, away: boolean] {
  const ref = useRef<E>(null)
  const [away, setAway] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `0px 0px -${EDGE}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, away]
}
