import { LIMITS } from '@nusaria/contracts/limits'
import { useSyncExternalStore } from 'react'

export type Layout = 'mobile' | 'desktop'

const wide = window.matchMedia(`(min-width: ${LIMITS.mobileBreakpoint}px)`)
const listeners = new Set<() => void>()

let held = false
let layout: Layout = wide.matches ? 'desktop' : 'mobile'

function refresh(): void {
  const next = wide.matches ? 'desktop' : 'mobile'
  if (held || next === layout) return
  layout = next
  for (const listener of listeners) listener()
}

wide.addEventListener('change', refresh)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** While a phone lies on its side the layout stays what it was, so that nothing remounts under the cover. */
export function holdLayout(hold: boolean): void {
  held = hold
  refresh()
}

/** Mobile below 750 px. For what is built differently; what only looks different belongs in a media query. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, () => layout)
}
