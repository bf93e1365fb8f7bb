import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { onSessionExpired } from '#platform/api/base-query.ts'
import { sessionEnded, sessionSaved } from '#platform/state/user-info.ts'
import { toast } from '#platform/toast.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { callsAnswered } from '#testing/calls-answered.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { MemberTasks } from './startup-tasks.tsx'

// What a member's tab loads is here before the first test's clock runs.
await import('./unread-count-poller.tsx')

const PATH = '/message/count'
const count = (total: number) => ({ data: { total, order: total, after_sale: 0, promotion: 0, system: 0 } })
const sari = { auth_token: 't1', member_no: 'SARI' }

let now = 0
beforeEach(() => {
  now = Date.UTC(2026, 0, 1)
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})

/** The tab of a member. */
async function openTab(...replies: readonly StubbedReply[]) {
  const calls = stubApi({ [PATH]: replies })
  const store = shopStore()
  store.dispatch(sessionSaved(sari))
  await renderInShop(<MemberTasks />, { store })
  return { calls, store }
}

/** The shopper comes back to the window, `seconds` after the last time. */
async function comeBack(seconds: number): Promise<void> {
  now += seconds * 1_000
  await act(async () => void window.dispatchEvent(new Event('focus')))
}

it('is polled at the start, and when the page is shown again, at most once a minute', async () => {
  const { calls, store } = await openTab(count(3), count(4))
  await waitFor(() => expect(store.getState().userInfo.messageNumber).toBe(3))
  await comeBack(59)
  expect(calls).toHaveLength(1)
  await comeBack(1)
  await waitFor(() => expect(store.getState().userInfo.messageNumber).toBe(4))
  expect(calls).toHaveLength(2)
})

it('is shown on the icon of the installed shop until the member logs out', async () => {
  const badge: (number | null)[] = []
  Object.assign(navigator, { setAppBadge: async (of: number) => void badge.push(of), clearAppBadge: async () => void badge.push(null) })
  const { store } = await openTab(count(3))
  await waitFor(() => expect(badge.at(-1)).toBe(3))
  await act(async () => void store.dispatch(sessionEnded()))
  expect(badge.at(-1)).toBeNull()
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
})

it('is not polled for a guest, and is polled once the guest logs in', async () => {
  const calls = stubApi({ [PATH]: [count(2)] })
  const { store } = await renderInShop(<MemberTasks />)
  await comeBack(120)
  expect(calls).toHaveLength(0)
  act(() => void store.dispatch(sessionSaved(sari)))
  await waitFor(() => expect(store.getState().userInfo.messageNumber).toBe(2))
  act(() => void store.dispatch(sessionEnded()))
  await comeBack(120)
  expect(calls).toHaveLength(1)
})

it("a 401 shows nothing and doesn't end the session", async () => {
  const said = vi.spyOn(toast, 'error')
  const ended = vi.fn()
  const stop = onSessionExpired(ended)
  const { calls, store } = await openTab({ code: 401 })
  await waitFor(() => expect(calls).toHaveLength(1))
  await callsAnswered(store)
  stop()
  expect(said).not.toHaveBeenCalled()
  expect(ended).not.toHaveBeenCalled()
  expect(store.getState().userInfo).toMatchObject({ messageNumber: 0, userInfo: { auth_token: 't1' } })
})
