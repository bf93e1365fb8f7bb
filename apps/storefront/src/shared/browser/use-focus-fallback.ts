import { useEffect, useRef } from 'react'

/** What is open over the page and keeps the focus to itself: it would take the page's focus for a tap beside it, and close. */
const OPEN_MODAL = '[aria-modal=true]:not([data-state=closed])'

/** Gives the focus to the page when what had it went as `state` changed, so that a keyboard or a screen reader goes on from there. */
export function useFocusFallback(state: string | number): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement !== document.body || document.querySelector(OPEN_MODAL)) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [state])
}
