import type { Store } from '@reduxjs/toolkit'
import { safeLocalStorage } from './browser-storage.ts'
import { CLIENT_STATE_KEY } from './client-state.ts'

type Slices = Readonly<Record<string, unknown>>

/** The conversion of a slice to its stored form (`in`) and back (`out`). */
interface SliceTransform {
  readonly in: (state: never) => unknown
  readonly out: (state: never) => unknown
}

type Transforms = Readonly<Record<string, SliceTransform | null>>

/** Written beside the slices, so that a storefront of an earlier version reads the state too. */
const META = JSON.stringify({ version: -1, rehydrated: true })

const apply = (transform: SliceTransform | null | undefined, direction: 'in' | 'out', state: unknown) =>
  transform ? transform[direction](state as never) : state

/** The slices of the last visit, by the keys of `transforms`; empty without any, or without storage. Synchronous, so that nothing waits for it. */
export function readPersistedState(transforms: Transforms): Slices {
  try {
    const stored = JSON.parse(safeLocalStorage.get(CLIENT_STATE_KEY) ?? '{}') as Readonly<Record<string, string | undefined>>
    const entries = Object.entries(transforms).flatMap(([name, transform]) => {
      const text = stored[name]
      return text === undefined ? [] : [[name, apply(transform, 'out', JSON.parse(text))] as const]
    })
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

/** Writes the slices named by `transforms` after each change of one of them, and at once when the page is hidden. */
export function persistState(store: Pick<Store, 'getState' | 'subscribe'>, transforms: Transforms): void {
  const names = Object.keys(transforms)
  const slices = () => store.getState() as Slices
  let written = slices()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const state = slices()
    if (names.every((name) => state[name] === written[name])) return
    written = state
    const texts = names.map((name) => [name, JSON.stringify(apply(transforms[name], 'in', state[name]))])
    safeLocalStorage.set(CLIENT_STATE_KEY, JSON.stringify({ ...Object.fromEntries(texts), _persist: META }))
  }
  store.subscribe(() => {
    timer ??= setTimeout(write)
  })
  // If the shopper leaves before the write, removed data, above all a token, would still be stored.
  window.addEventListener('pagehide', write)
}
