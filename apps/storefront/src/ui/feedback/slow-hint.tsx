import { useEffect, useState } from 'react'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'

/** ms after which a page says that it is still loading */
export const SLOW_AFTER = 5_000

const SlowNote = lazyOptional(() => import('./slow-note.tsx').then((m) => m.SlowNote))

/** Beside the skeleton of a whole page: says so when its data are late. */
export function SlowHint() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER, true)
    return () => clearTimeout(timer)
  }, [])
  return slow && <SlowNote />
}
