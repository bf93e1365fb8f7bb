import { useSyncExternalStore } from 'react'
import { createEmitter } from '../events.ts'
import { rendered } from '../rendering/rendered.ts'
import { requestScope } from '../rendering/request-scope.ts'
import { detectLayout, type Layout, wideWindow } from './layout.ts'

const wide = import.meta.env.SSR ? null : wideWindow()
const { emit, subscribe } = createEmitter()

let layout: Layout = wide ? detectLayout(wide) : 'mobile'

wide?.addEventListener('change', () => {
  const next = detectLayout(wide)
  if (next === layout) return
  layout = next
  emit()
})

/** For code outside components. */
export const currentLayout = (): Layout => requestScope()?.layout ?? layout

/** On the server, and in the first render of its page. */
const renderedLayout = (): Layout => requestScope()?.layout ?? rendered?.layout ?? layout

/** Mobile below 750 px. For what is built differently; what only looks different belongs in a media query. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, () => layout, renderedLayout)
}
