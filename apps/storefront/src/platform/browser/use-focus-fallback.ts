import { useEffect, useRef } from 'react'

/** An open modal: it would take a focus outside it for a click outside, and close. */
const OPEN_MODAL = '[aria-modal=true]:not([data-state=closed])'

/** Focuses the page when the focused element unmounted as `state` changed, so that keyboard and screen reader continue from there. */
export function useFocusFallback(state: string | number): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement !== document.body || document.querySelector(OPEN_MODAL)) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [state])
}
