import 'fake-indexeddb/auto'
import { orderContract } from '@nusaria/contracts/order'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { injectCalls } from '#platform/api/api.ts'
import { deleteStoredReplies, recallReply } from '#platform/api/stored-replies.ts'
import { sessionEnded, sessionExpired, sessionSaved } from '#platform/state/user-info.ts'
import { stubApi } from '#testing/api-stub.ts'
import { shopStore } from '#testing/render-in-shop.tsx'
import { orderDetail } from '#testing/trade-samples.ts'
import { storeReplies } from './store-replies.ts'

const { orderDetail: detail } = injectCalls('order', { detail: orderContract.detail }).endpoints

const detailOf = (order_no: string) => ({ name: 'order.detail', call: orderContract.detail, args: { order_no } }) as const

let stop = () => {}
let hasWorker = true
const workers = Object.defineProperty(new EventTarget(), 'controller', { get: () => (hasWorker ? {} : null) })
beforeEach(async () => {
  hasWorker = true
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: () => workers })
  await deleteStoredReplies()
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A shop in which a member has read an order, with what the device stored of it. */
async function shop(member_no = 'M1') {
  stubApi({
    '/order/trade/detail/NS1': [{ data: orderDetail() }],
    '/order/trade/detail/NS2': [{ data: orderDetail({ order_no: 'NS2' }) }],
  })
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: `token of ${member_no}`, member_no }))
  stop = storeReplies(store)
  const read = () => store.dispatch(detail.initiate({ order_no: 'NS1' }, { forceRefetch: true }))
  const stored = async (state = store.getState(), order_no = 'NS1') => (await recallReply(detailOf(order_no), state)) !== null
  await read()
  await expect.poll(() => stored()).toBe(true)
  return { store, read, stored }
}

it.each([
  ['a logout', sessionEnded()],
  ['the end of the session', sessionExpired()],
])('deletes what a member read after %s', async (_, action) => {
  const { store, stored } = await shop()
  const before = store.getState()
  store.dispatch(action)
  await expect.poll(() => stored(before)).toBe(false)
})

it('stores what a page showed before the first worker was there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  hasWorker = false
  stubApi({ '/order/trade/detail/NS1': [{ data: orderDetail() }] })
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 't', member_no: 'M1' }))
  stop = storeReplies(store)
  await store.dispatch(detail.initiate({ order_no: 'NS1' }))
  vi.runAllTimers()
  hasWorker = true
  workers.dispatchEvent(new Event('controllerchange'))
  vi.runAllTimers()
  vi.useRealTimers()
  await expect.poll(() => recallReply(detailOf('NS1'), store.getState())).not.toBeNull()
})

it('deletes it also on a page that no worker takes care of', async () => {
  const { store, stored } = await shop()
  const before = store.getState()
  hasWorker = false
  store.dispatch(sessionEnded())
  await expect.poll(() => stored(before)).toBe(false)
})

it('stores nothing of one member for the next, although it is still in the cache', async () => {
  const { store, read, stored } = await shop()
  const before = store.getState()
  store.dispatch(sessionSaved({ auth_token: 'token of M2', member_no: 'M2' }))
  await expect.poll(() => stored(before)).toBe(false)
  // What the next member reads is stored in the same round as what is in the cache.
  await store.dispatch(detail.initiate({ order_no: 'NS2' }))
  await expect.poll(() => stored(store.getState(), 'NS2')).toBe(true)
  expect(await stored()).toBe(false)
  await read()
  await expect.poll(() => stored()).toBe(true)
})

it('deletes what an earlier visit left of somebody else', async () => {
  const { store } = await shop()
  const before = store.getState()
  stop()
  const guest = shopStore()
  stop = storeReplies(guest)
  await expect.poll(() => recallReply(detailOf('NS1'), before)).toBeNull()
})
