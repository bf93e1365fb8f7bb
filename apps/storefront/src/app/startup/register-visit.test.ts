import { expect, it, vi } from 'vitest'
import { selectDeviceId } from '#platform/state/user-info.ts'
import { shopStore } from '#testing/render-in-shop.tsx'
import { ensureFingerprint } from './register-visit.ts'

it('is identified by its fingerprint from then on, across logins and logouts', async () => {
  const store = shopStore()
  await ensureFingerprint(store, async () => 'print')
  expect(selectDeviceId(store.getState())).toBe('print')
  store.dispatch({ type: 'userInfo/sessionEnded' })
  expect(store.getState().userInfo).toMatchObject({ deviceId: 'test-device', fingerprint: 'print' })
})

it('keeps its identification', async () => {
  const store = shopStore()
  await ensureFingerprint(store, async () => 'print')
  const again = vi.fn(async () => 'another')
  await ensureFingerprint(store, again)
  expect(again).not.toHaveBeenCalled()
  expect(selectDeviceId(store.getState())).toBe('print')
})

it.each([
  ['blocked', async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ['mute', async () => ''],
])('is identified by the random id when the library is %s', async (_, print) => {
  const store = shopStore()
  await ensureFingerprint(store, print)
  expect(selectDeviceId(store.getState())).toBe('test-device')
})

it('is waited for at most 5 s, and used when it arrives later', async () => {
  vi.useFakeTimers()
  const store = shopStore()
  let say: (print: string) => void = () => {}
  const known = ensureFingerprint(store, () => new Promise((resolve) => (say = resolve)))
  await vi.advanceTimersByTimeAsync(5_000)
  await known
  expect(selectDeviceId(store.getState())).toBe('test-device')
  say('late')
  await vi.advanceTimersByTimeAsync(0)
  expect(selectDeviceId(store.getState())).toBe('late')
})
