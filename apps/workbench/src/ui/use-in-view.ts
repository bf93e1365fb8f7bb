import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to an element that opens out of view: when it appears, and when `shown` changes.
 *
 * @example
 * const box = useInView<HTMLDivElement>(line.seq)
 * return <Box ref={box}>…</Box>
 */
export function useInView<E extends HTMLElement>(shown: string | number): RefObject<E | null> {
  const ref = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is shown
  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > window.innerHeight / 2) ref.current?.scrollIntoView({ block: 'start' })
  }, [shown])
  return ref
}
