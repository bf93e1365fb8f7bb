import { ERRORS } from '@nusaria/contracts/errors'
import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { onSessionExpired } from '#platform/api/base-query.ts'
import { i18n } from '#platform/i18n/i18n.ts'
import { fingerprintSaved, sessionSaved } from '#platform/state/user-info.ts'
import { toasts } from '#platform/toast.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { VisitRegistration } from './startup-tasks.tsx'

const VISIT = '/member/user/visit'
const LANGUAGE = '/member/user/device_language'

vi.mock('@fingerprintjs/fingerprintjs', () => ({ load: async () => ({ get: async () => ({ visitorId: 'print' }) }) }))

beforeEach(() => {
  vi.useFakeTimers()
})

/** Opens the shop as after a page load. */
async function starts({ language = '', chosen = false, fingerprint = '', reply = { data: null } as StubbedReply } = {}) {
  const calls = stubApi({ [VISIT]: [reply], [LANGUAGE]: [{ data: language }] })
  const store = shopStore()
  if (fingerprint) store.dispatch(fingerprintSaved(fingerprint))
  function Start() {
    if (!chosen) localStorage.removeItem('language')
    return <VisitRegistration />
  }
  await renderInShop(<Start />, { store })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return {
    store,
    wait,
    visits: () => calls.filter(({ path }) => path === VISIT).map(({ body }) => body),
    asked: () => calls.map(({ path }) => path),
  }
}

function leaves(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('asks for the language of the device at once, which switches the shop before it is read', async () => {
  const { wait, asked } = await starts({ language: 'id' })
  await wait(0)
  expect(asked()).toEqual([LANGUAGE])
  await act(() => vi.dynamicImportSettled())
  await expect.poll(() => i18n.language).toBe('id')
})

it('does not ask where the shopper has chosen one', async () => {
  const { wait, asked } = await starts({ chosen: true })
  await wait(900)
  expect(asked()).toEqual([])
})

it('counts a new device by its fingerprint once its page has loaded, and then no more', async () => {
  const { wait, visits } = await starts({ chosen: true })
  await wait(4_900)
  expect(visits()).toEqual([])
  await wait(200)
  await expect.poll(visits).toEqual([{ device_id: 'print' }])
  leaves()
  await wait(10_000)
  expect(visits()).toHaveLength(1)
})

it('counts a visitor who leaves before that, by a request that outlives the page', async () => {
  const { wait, visits } = await starts({ chosen: true })
  const sent = vi.spyOn(globalThis, 'fetch')
  await wait(300)
  leaves()
  // Nothing but the tasks of this moment is done while a page is left.
  await act(async () => {})
  expect(visits()).toEqual([{ device_id: 'test-device' }])
  expect(sent.mock.lastCall?.[1]).toMatchObject({ keepalive: true })
  await wait(20_000)
  expect(visits()).toHaveLength(1)
})

it('counts a known device after a second', async () => {
  const { wait, visits } = await starts({ chosen: true, fingerprint: 'known' })
  await wait(1_000)
  expect(visits()).toEqual([{ device_id: 'known' }])
})

it.each<[string, StubbedReply]>([
  ['a success', { data: null }],
  ['a refusal', { code: ERRORS.DEVICE_UNSAFE.code }],
  ['the end of the session', { code: 401 }],
  ['nothing', 'unreachable'],
])('whatever a visit is answered changes nothing: %s', async (_, reply) => {
  const { store, wait, visits } = await starts({ chosen: true, fingerprint: 'known', reply })
  store.dispatch(sessionSaved({ auth_token: 't', member_no: 'M1' }))
  const before = store.getState()
  const expired = vi.fn()
  const stop = onSessionExpired(expired)
  await wait(10_000)
  expect(visits()).toHaveLength(1)
  expect(store.getState()).toEqual(before)
  expect(toasts.get()).toEqual([])
  expect(expired).not.toHaveBeenCalled()
  stop()
})
