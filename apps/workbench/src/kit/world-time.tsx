import type { WorldLine } from '@nusaria/mock-api/control/shapes'
import { useEffect, useState } from 'react'
import { showMoment } from './moment.ts'

/** A world's time, ticking between two looks at it unless it is frozen; ms. */
export function useWorldNow({ now, frozen }: Pick<WorldLine, 'now' | 'frozen'>): number {
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

/** A world's time in words. */
export function WorldTime({ world }: { readonly world: Pick<WorldLine, 'now' | 'frozen'> }) {
  const now = useWorldNow(world)
  return <time dateTime={world.now}>{showMoment(now)}</time>
}
