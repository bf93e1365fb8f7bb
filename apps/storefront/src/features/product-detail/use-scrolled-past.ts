import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

/** Whether an element has gone by at the top of the window. */
export function useScrolledPast<E extends Element>(): readonly [ref: RefObject<E | null>, past: boolean] {
  const ref = useRef<E>(null)
  const [past, setPast] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const tellLast = (looks: IntersectionObserverEntry[]) => {
      const last = looks.at(-1)
      if (last) setPast(!last.isIntersecting)
    }
    // All that is below counts as seen, so that a jump over the element is told as well as a way past it.
    const observer = new IntersectionObserver(tellLast, { rootMargin: '0px 0px 100000px 0px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, past]
}
