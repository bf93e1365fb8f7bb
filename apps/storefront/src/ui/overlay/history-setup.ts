import { randomId } from '#platform/browser/random-id.ts'

// This module runs before the router reads the history: `app.tsx` imports it first.

/**
 * The router gives a key to each entry that it adds to the history, but none to the entry at which a document was loaded: all of those
 * are "default". With its own key a new document doesn't inherit what another one stored, and a reload finds its own values.
 */
if (!import.meta.env.SSR) {
  const state = window.history.state as { readonly key?: string } | null
  if (!state?.key) window.history.replaceState({ ...state, key: randomId() }, '')
  // A window's listeners are called in the order of registration, whatever phase they ask for: this one precedes the router's.
  window.addEventListener('popstate', (event) => firstListener?.(event))
}

type PopstateListener = (event: PopStateEvent) => void

let firstListener: PopstateListener | undefined

/** Registers a popstate listener that runs before the router's and can stop the event. */
export function onPopstateFirst(listener: PopstateListener): void {
  firstListener = listener
}
