import { useEffect, useEffectEvent, useState } from 'react'

/** ms that a banner stays */
const ROTATION_MS = 6_000

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')

interface RotationOptions {
  readonly count: number
  /** Counted from 0. */
  readonly shown: number
  readonly onTurn: (next: number) => void
}

/**
 * Turns from one to the next by itself, unless the shopper stopped it, is on it with pointer, finger or focus, looks at another tab, or
 * asked the device for less motion (then it never turns).
 */
export function useAutoRotation({ count, shown, onTurn }: RotationOptions) {
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const [away, setAway] = useState(document.hidden)
  const turns = count > 1 && !reducedMotion.matches
  const running = turns && !stopped && !held && !away
  const turn = useEffectEvent(() => onTurn((shown + 1) % count))
  useEffect(() => {
    const look = () => setAway(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each banner has its time, whoever brought it
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(turn, ROTATION_MS)
    return () => clearTimeout(timer)
  }, [running, shown])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return {
    /** Whether it ever turns by itself: only then is there something to stop. */
    turns,
    running,
    stopped,
    toggle: () => setStopped(!stopped),
    /** For the box around banners and controls. */
    pointed: {
      onPointerEnter: (event: { readonly pointerType: string }) => event.pointerType === 'mouse' && hold(),
      onPointerLeave: release,
      onTouchStart: hold,
      onTouchEnd: release,
      onTouchCancel: release,
    },
    /** For the banners alone: who has just pressed a control wants to see what it does. */
    focused: { onFocus: hold, onBlur: release },
  } as const
}
