import { randomId } from '../random-id.ts'

/**
 * The router gives a key to each entry it adds to the history, but none to the entry a document was loaded at: to the router all of those
 * are "default". With a key of its own a new document doesn't inherit what another one kept, and a reload finds what its own entry kept.
 */
const state = window.history.state as { readonly key?: string } | null
if (!state?.key) window.history.replaceState({ ...state, key: randomId() }, '')
