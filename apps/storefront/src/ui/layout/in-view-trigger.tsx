import { type CSSProperties, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PartBoundary } from '../feedback/state.tsx'

interface Props {
  /** Called once, before it comes into view. */
  readonly onSeen: () => void
  /** px ahead of the viewport */
  readonly ahead?: number | undefined
  readonly children?: ReactNode
}

/** Skeletons and spinners far from the screen stand still: painting them would keep a phone busy for as long as the page is open. */
const FAR = { '--far-motion': 'paused' } as CSSProperties

/** Calls `onSeen` when this element is near the viewport, so that content can load in time. */
export function InViewTrigger({ onSeen, ahead = 600, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const seen = useEffectEvent(() => {
    setNear(true)
    onSeen()
  })
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
  return (
    <div ref={box} style={near ? undefined : FAR}>
      {children}
    </div>
  )
}

interface WhenNearProps extends Pick<Props, 'ahead'> {
  readonly waiting: ReactNode
  /** Not only when near. */
  readonly now?: boolean
  readonly children: ReactNode
}

/** A part whose code and data load when the shopper scrolls near. */
export function WhenNear({ waiting, now = false, ahead, children }: WhenNearProps) {
  const [near, setNear] = useState(now)
  return near ? (
    <PartBoundary>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  ) : (
    <InViewTrigger ahead={ahead} onSeen={() => setNear(true)}>
      {waiting}
    </InViewTrigger>
  )
}
