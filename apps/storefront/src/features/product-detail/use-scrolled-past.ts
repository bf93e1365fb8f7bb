import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

/** Whether an element has gone by at the top of the window. */
export function useScrolledPast<E extends Element>(): readonly [ref: RefObject<E | null>, past: boolean] {
  const ref = useRef<E>(null)
  const [past, setPast] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, past]
}
