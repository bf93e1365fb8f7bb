import 'fake-indexeddb/auto'
import { navContract } from '@nusaria/contracts/nav'
import { orderContract } from '@nusaria/contracts/order'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { shopStore } from '#testing/render-in-shop.tsx'
import { orderDetail } from '#testing/trade-samples.ts'
import { sessionSaved, type UserInfoRoot } from '../state/user-info.ts'
import { injectCalls } from './api.ts'
import {
  deleteOfOthers,
  deleteStoredReplies,
  getOwner,
  isRecalled,
  recalled,
  recallReply,
  STORED_CALLS,
  storeReply,
} from './stored-replies.ts'

const { endpoints } = injectCalls('order', { detail: orderContract.detail })

const AT = Date.parse('2026-11-22T12:40:00+07:00')
const HOUR = 3_600_000

const guest = shopStore().getState()
const member = (member_no: string): UserInfoRoot => ({
  userInfo: { ...guest.userInfo, userInfo: { ...guest.userInfo.userInfo, auth_token: 't', member_no } },
})
const [sari, budi] = [member('M1'), member('M2')]

const detailOf = (order_no: string) => ({ name: 'order.detail', call: orderContract.detail, args: { order_no } }) as const
const recall = async (state: UserInfoRoot, order_no = 'NS1', now = AT + HOUR) => {
  const outcome = await recallReply(detailOf(order_no), state, now)
  return outcome && 'data' in outcome ? (outcome.data as ReturnType<typeof orderDetail>) : null
}
const store = (state: UserInfoRoot, order_no = 'NS1', at = AT) =>
  storeReply(getOwner(state), 'order.detail', { order_no }, orderDetail({ order_no, server_time: new Date(at).toISOString() }), at)

beforeEach(async () => {
  await deleteStoredReplies()
  recalled.reset()
})

it('gives a member what they read last, and since when it is so', async () => {
  await store(sari)
  const order = await recall(sari)
  expect(order).toMatchObject({ order_no: 'NS1' })
  expect(recalled.get()).toBe(AT)
  expect(isRecalled(order ?? {})).toBe(true)
})

it.each([
  ['beside a service worker', true],
  ['but not without one, as in an app', false],
])('is read where the shop can’t be reached, %s', async (_, hasWorker) => {
  stubApi({ '/order/trade/detail/NS1': ['unreachable'] })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: { controller: hasWorker ? {} : null } }))
  const shop = shopStore()
  shop.dispatch(sessionSaved({ auth_token: 't', member_no: 'M1' }))
  await store(sari, 'NS1', Date.now())
  const { data } = await shop.dispatch(endpoints.orderDetail.initiate({ order_no: 'NS1' }))
  expect(data?.order_no).toBe(hasWorker ? 'NS1' : undefined)
})

it('gives another member and a guest nothing of it', async () => {
  await store(sari)
  expect(await recall(budi)).toBeNull()
  expect(await recall(guest)).toBeNull()
  expect(recalled.get()).toBeNull()
})

it('keeps the clock of the shop running: a deadline in a stored order passes', async () => {
  await store(sari)
  expect(Date.parse((await recall(sari))?.server_time ?? '')).toBe(AT + HOUR)
})

it('the categories, which stand around every page, tell nothing of when the page is', async () => {
  await storeReply('', 'nav.typeList', {}, [], AT)
  expect(await recallReply({ name: 'nav.typeList', call: navContract.typeList, args: {} }, guest, AT + HOUR)).not.toBeNull()
  expect(recalled.get()).toBeNull()
})

it('gives a list as a list', async () => {
  await storeReply(getOwner(sari), 'nav.typeList', undefined, [], AT)
  const outcome = await recallReply({ name: 'nav.typeList', call: navContract.typeList, args: undefined }, sari, AT)
  expect(outcome).toMatchObject({ data: expect.any(Array) })
})

it('gives nothing for other arguments, nor what is older than thirty days', async () => {
  await store(sari)
  expect(await recall(sari, 'NS2')).toBeNull()
  expect(await recall(sari, 'NS1', AT + 31 * 24 * HOUR)).toBeNull()
})

it('keeps the latest replies of a call alone', async () => {
  const most = STORED_CALLS['order.detail'] ?? 0
  for (let index = 0; index <= most; index++) await store(sari, `NS${index}`, AT + index)
  expect(await recall(sari, 'NS0')).toBeNull()
  expect(await recall(sari, 'NS1')).not.toBeNull()
  expect(await recall(sari, `NS${most}`)).not.toBeNull()
})

it("deletes other members' replies, and all of them after a logout", async () => {
  await store(sari)
  await store(budi)
  await deleteOfOthers(getOwner(budi))
  expect(await recall(sari)).toBeNull()
  expect(await recall(budi)).not.toBeNull()
  await deleteStoredReplies()
  expect(await recall(budi)).toBeNull()
})

it('gives nothing that no longer fits its contract', async () => {
  await storeReply(getOwner(sari), 'order.detail', { order_no: 'NS1' }, { order_no: 7 }, AT)
  expect(await recall(sari)).toBeNull()
})

it('stores calls that read alone, none of them sensitive', () => {
  const calls = Object.keys(STORED_CALLS).map((name) => {
    const [domain = '', call = ''] = name.split('.')
    return (CONTRACTS as Record<string, Record<string, { kind: string; sensitive?: unknown }>>)[domain]?.[call]
  })
  expect(calls.filter((call) => call?.kind !== 'query' || call.sensitive)).toEqual([])
})

it('stores again after another tab has deleted the database', async () => {
  await store(sari)
  await new Promise<void>((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase('shop')
    deletion.onsuccess = () => resolve()
    deletion.onerror = () => reject(deletion.error)
  })
  expect(await recall(sari)).toBeNull()
  await store(sari)
  expect(await recall(sari)).toMatchObject({ order_no: 'NS1' })
})
