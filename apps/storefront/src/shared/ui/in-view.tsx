import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  /** Once, when it is about to come into view. */
  readonly onSeen: () => void
  readonly children: ReactNode
}

/** Tells when the end of a list comes near, so that more can be fetched before the shopper is there. */
export function InView({ onSeen, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const target = box.current
    if (!target) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        seen()
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  return <div ref={box}>{children}</div>
}
