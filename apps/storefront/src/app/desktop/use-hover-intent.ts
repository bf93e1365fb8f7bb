import { useCallback, useEffect, useRef } from 'react'

/** ms: so that a pointer on its way elsewhere opens nothing, and one that slips out closes nothing */
const DELAY = 120

/** Does what a pointer seems to want a moment later, unless it wants something else by then: `[later, never]`. */
export function useHoverIntent(): readonly [later: (act: () => void) => void, never: () => void] {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const never = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => never, [never])
  const later = useCallback((act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, DELAY)
  }, [])
  return [later, never]
}
