import { expect, test, vi } from 'vitest'
import { CLIENT_STATE_KEY } from './client-state.ts'
import { persistState, readPersistedState } from './persisted-state.ts'

/** A store of two slices, of which only `tabs` is persisted. */
function fakeStore() {
  let state = { tabs: { order: 'all' }, login: { step: 1 } }
  persistState({ getState: () => state, subscribe: () => () => {} }, { tabs: null })
  return {
    change(part: Partial<typeof state>) {
      state = { ...state, ...part }
      window.dispatchEvent(new Event('pagehide'))
    },
  }
}

test('reads the slices of the last visit, each through its transform, and no other key', () => {
  localStorage.setItem(CLIENT_STATE_KEY, JSON.stringify({ tabs: '{"order":"unpaid"}', login: '{"step":6}', _persist: '{}' }))
  const out = (tabs: { readonly order: string }) => ({ order: tabs.order.toUpperCase() })
  expect(readPersistedState({ tabs: { in: (tabs: unknown) => tabs, out } })).toEqual({ tabs: { order: 'UNPAID' } })
})

test.each(['not JSON', '{"tabs":"not JSON"}'])('starts empty from %j', (stored) => {
  localStorage.setItem(CLIENT_STATE_KEY, stored)
  expect(readPersistedState({ tabs: null })).toEqual({})
})

test('starts empty where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(readPersistedState({ tabs: null })).toEqual({})
})

test('writes only after a change of a persisted slice, and never the others', () => {
  const store = fakeStore()
  store.change({ login: { step: 6 } })
  expect(localStorage.getItem(CLIENT_STATE_KEY)).toBeNull()
  store.change({ tabs: { order: 'shipped' } })
  expect(JSON.parse(localStorage.getItem(CLIENT_STATE_KEY) ?? '')).toEqual({
    tabs: '{"order":"shipped"}',
    _persist: '{"version":-1,"rehydrated":true}',
  })
})
