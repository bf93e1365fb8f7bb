import { useEffect, useEffectEvent, useState } from 'react'
import type { ClockSkew } from './server-clock.ts'
import { timeLeft } from './server-clock.ts'

const SECOND = 1_000

/**
 * ms left until a deadline (ISO 8601; null: none, 0), new every second. Each tick reads the clock anew, and so does a page that
 * wakes up or comes to the front: neither a sleeping device nor a throttled tab makes it wrong. `onOver` is called once, when it ends.
 */
export function useCountdown(deadline: string | null, skew: ClockSkew, onOver?: () => void): number {
  const read = () => (deadline ? timeLeft(deadline, skew) : 0)
  const [left, setLeft] = useState(read)
  const over = useEffectEvent(() => onOver?.())

  useEffect(() => {
    if (!deadline) return setLeft(0)
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const tick = () => {
      clearTimeout(timer)
      if (ended) return
      const ms = timeLeft(deadline, skew)
      setLeft(ms)
      if (ms > 0) timer = setTimeout(tick, ms % SECOND || SECOND)
      else {
        ended = true
        over()
      }
    }
    tick()
    const wake = ['visibilitychange', 'focus', 'pageshow'] as const
    for (const kind of wake) window.addEventListener(kind, tick, true)
    return () => {
      clearTimeout(timer)
      for (const kind of wake) window.removeEventListener(kind, tick, true)
    }
  }, [deadline, skew])

  return left
}
