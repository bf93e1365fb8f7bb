import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  /** Once, when it is about to come into view. */
  readonly onSeen: () => void
  /** px ahead of the view */
  readonly ahead?: number
  readonly children?: ReactNode
}

/** Tells when a place of the page comes near, so that what belongs there can be fetched before the shopper is there. */
export function InViewTrigger({ onSeen, ahead = 600, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const target = box.current
    if (!target) return
    const observer = new IntersectionObserver(
      (looks) => {
        // A busy phone tells of several looks at once: the first of them may be from before it came near, and no other follows.
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
