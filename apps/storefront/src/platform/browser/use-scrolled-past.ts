import { type RefObject, useEffect, useRef, useState } from 'react'

export function useScrolledPast<E extends Element>(): readonly [ref: RefObject<E | null>, past: boolean] {
  const ref = useRef<E>(null)
  const [past, setPast] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // The margin makes everything below count as visible, so that a jump over the element is noticed too.
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, past]
}
