import type { WorldSummary } from '@nusaria/mock-api/control/types'
import { useEffect, useState } from 'react'
import { formatTime } from './time.ts'

/** A world's time in ms. Unless the clock is frozen, it ticks between two polls. */
export function useWorldNow({ now, frozen }: Pick<WorldSummary, 'now' | 'frozen'>): number {
  const [shown, setShown] = useState(() => Date.parse(now))
  useEffect(() => {
    const start = Date.parse(now)
    setShown(start)
    if (frozen) return
    const began = Date.now()
    const timer = setInterval(() => setShown(start + Date.now() - began), 500)
    return () => clearInterval(timer)
  }, [now, frozen])
  return shown
}

/** A world's time as text. */
export function WorldTime({ world }: { readonly world: Pick<WorldSummary, 'now' | 'frozen'> }) {
  const now = useWorldNow(world)
  return <time dateTime={world.now}>{formatTime(now)}</time>
}
