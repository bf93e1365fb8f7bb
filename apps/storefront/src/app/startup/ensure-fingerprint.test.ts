import { expect, it, vi } from 'vitest'
import { deviceSettled, selectVisitor, sessionEnded, sessionSaved } from '#platform/state/user-info.ts'
import { shopStore } from '#testing/render-in-shop.tsx'
import { ensureFingerprint } from './ensure-fingerprint.ts'

it('a guest is counted by the fingerprint, until somebody begins to log in', async () => {
  const store = shopStore()
  await ensureFingerprint(store, async () => 'print')
  expect(selectVisitor(store.getState())).toBe('print')
  store.dispatch(deviceSettled())
  expect(selectVisitor(store.getState())).toBe('test-device')
  store.dispatch(sessionEnded())
  await ensureFingerprint(store, async () => 'print')
  expect(store.getState().userInfo).toMatchObject({ deviceId: 'test-device', fingerprint: 'test-device' })
})

it('keeps its identification', async () => {
  const store = shopStore()
  await ensureFingerprint(store, async () => 'print')
  const again = vi.fn(async () => 'another')
  await ensureFingerprint(store, again)
  expect(again).not.toHaveBeenCalled()
  expect(selectVisitor(store.getState())).toBe('print')
})

it.each([
  ['blocked', async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ['mute', async () => ''],
])('is identified by the random id when the library is %s', async (_, print) => {
  const store = shopStore()
  await ensureFingerprint(store, print)
  expect(selectVisitor(store.getState())).toBe('test-device')
})

it('is waited for at most 5 s, and used when it arrives later', async () => {
  vi.useFakeTimers()
  const store = shopStore()
  let say: (print: string) => void = () => {}
  const known = ensureFingerprint(store, () => new Promise((resolve) => (say = resolve)))
  await vi.advanceTimersByTimeAsync(5_000)
  await known
  expect(selectVisitor(store.getState())).toBe('test-device')
  say('late')
  await vi.advanceTimersByTimeAsync(0)
  expect(selectVisitor(store.getState())).toBe('late')
})

it('a fingerprint that arrives after a login changes nothing', async () => {
  const store = shopStore()
  await ensureFingerprint(store, async () => {
    store.dispatch(sessionSaved({ auth_token: 't', member_no: 'M1' }))
    return 'print'
  })
  expect(selectVisitor(store.getState())).toBe('test-device')
})
