import { useEffect, useEffectEvent, useState } from 'react'
import { listen } from '../events.ts'

/** How far the server's clock is ahead of the device's, in ms. Added to `Date.now()` it gives the server's now. */
export type ClockSkew = number

/** Deadlines then follow the server's clock, even if the device's is wrong. `serverTime` in ISO 8601, `receivedAt` in ms. */
export function clockSkew(serverTime: string, receivedAt: number): ClockSkew {
  return Date.parse(serverTime) - receivedAt
}

/** ms left until a deadline (ISO 8601) by the server's clock; 0 once it has passed. */
export function msUntil(deadline: string, skew: ClockSkew, now: number = Date.now()): number {
  return Math.max(0, Date.parse(deadline) - (now + skew))
}

/** ms of a clock that nobody sets. */
const elapsed = () => Math.floor(performance.now())

/**
 * ms left until a deadline (ISO 8601; 0 for null), updated every second. A sleeping device or a throttled tab doesn't make it wrong, because each
 * tick reads the clock; a clock that is set back doesn't make it longer. `onOver` is called once, at the end. It stands still in a hidden tab, where
 * nobody looks, and goes on when the tab is seen again.
 */
export function useCountdown(deadline: string | null, skew: ClockSkew, onOver?: () => void): number {
  const read = () => ({ deadline, skew, left: deadline ? msUntil(deadline, skew) : 0 })
  const [reading, setReading] = useState(read)
  // A value for another deadline must not be shown for this one, not even until the first tick: 0 would mean that the time is over.
  const current = reading.deadline === deadline && reading.skew === skew ? reading : read()
  if (current !== reading) setReading(current)
  const over = useEffectEvent(() => onOver?.())

  useEffect(() => {
    if (!deadline) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const end = msUntil(deadline, skew) + elapsed()
    const tick = () => {
      clearTimeout(timer)
      if (ended) return
      const left = Math.max(0, Math.min(msUntil(deadline, skew), end - elapsed()))
      setReading({ deadline, skew, left })
      if (left > 0) {
        if (!document.hidden) timer = setTimeout(tick, left % 1_000 || 1_000)
      } else {
        ended = true
        over()
      }
    }
    tick()
    const stop = listen(window, ['visibilitychange', 'focus', 'pageshow'], tick, { capture: true })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [deadline, skew])

  return current.left
}

/** The value once it has stayed the same for `pause` ms; the first value has no delay. */
export function useDebouncedValue<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
