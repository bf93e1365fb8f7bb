import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  /** Called once, before it comes into view. */
  readonly onSeen: () => void
  /** px ahead of the viewport */
  readonly ahead?: number
  readonly children?: ReactNode
}

/** Calls `onSeen` when this element is near the viewport, so that content can load in time. */
export function InViewTrigger({ onSeen, ahead = 600, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const target = box.current
    if (!target) return
    const observer = new IntersectionObserver(
      (looks) => {
        // A busy phone reports several entries at once: the first may be from before the element came near, and no other follows.
        if (!looks.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        seen()
      },
      { rootMargin: `${ahead}px 0px` },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [ahead])
  return <div ref={box}>{children}</div>
}
