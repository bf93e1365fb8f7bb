import { LIMITS } from '@nusaria/contracts/limits'
import { useSyncExternalStore } from 'react'
import { rendered } from '../rendering/rendered.ts'
import { requestScope } from '../rendering/request-scope.ts'
import { isPhone } from './device.ts'

export type Layout = 'mobile' | 'desktop'

const wide = import.meta.env.SSR ? null : window.matchMedia(`(min-width: ${LIMITS.mobileBreakpoint}px)`)
const listeners = new Set<() => void>()

/** A phone keeps its layout in landscape, in whichever order the events arrive: nothing remounts under the cover. */
function current(): Layout {
  return wide?.matches && !isPhone() ? 'desktop' : 'mobile'
}

let layout = current()

function refresh(): void {
  const next = current()
  if (next === layout) return
  layout = next
  for (const listener of listeners) listener()
}

wide?.addEventListener('change', refresh)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** For code outside components. */
export const currentLayout = (): Layout => requestScope()?.layout ?? layout

/** On the server, and in the first render of its page. */
const renderedLayout = (): Layout => requestScope()?.layout ?? rendered?.layout ?? layout

/** Mobile below 750 px. For what is built differently; what only looks different belongs in a media query. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, () => layout, renderedLayout)
}
