import { useEffect, useRef } from 'react'

/** Gives the focus to the page when what had it went as `state` changed, so that a keyboard or a screen reader goes on from there. */
export function useKeptFocus(state: string | number): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  }, [state])
}
