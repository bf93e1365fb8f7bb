import { DAY, formatInstant, HOUR } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { deletionContract } from '@nusaria/contracts/deletion'
import { memberContract } from '@nusaria/contracts/member'
import { messageContract } from '@nusaria/contracts/message'
import { orderContract } from '@nusaria/contracts/order'
import { systemContract } from '@nusaria/contracts/system'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyForAfterSale, createOrder } from '../../testing/after-sale.ts'
import { createFakeShop, createTestShop, type Shopper, TEST_START, type TestShop } from '../../testing/test-shop.ts'

const FRIDAY = Date.parse('2026-03-06T15:00:00+07:00')
const leave = { reason: 'account_unused', consequences_accepted: true } as const

let shop: TestShop
let budi: Shopper
beforeEach(async () => {
  shop = await createTestShop()
  budi = await shop.member('budi')
})

const stateOf = async (member: Shopper) => (await member.call(memberContract.info, undefined)).account_state
const rowOf = (member: Shopper) => member.shop.withWorld(({ db }) => db.deletions.get(member.member_no ?? ''))

/** Advances the clock and fires the timers. */
async function passes(shop: TestShop, ms: number): Promise<void> {
  shop.advance(ms)
  await shop.guest().call(systemContract.membersrvSystem, undefined)
}

/** Advances hour by hour until the account is deleted or the limit is reached. Returns the moments when its state changed. */
async function lives(shop: TestShop, member: Shopper, hours: number): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  for (let hour = 0; hour < hours; hour++) {
    await passes(shop, HOUR)
    const status = (await rowOf(member))?.status ?? ''
    seen[status] ??= formatInstant(shop.world.clock.now).slice(0, 13)
    if (status === 'deleted') break
  }
  return seen
}

describe('before an account is deleted', () => {
  it('the member sees what would be lost', async () => {
    const nothing = { unfinished_orders: 0, unfinished_after_sales: 0, points: 0, unused_vouchers: 0 }
    const takes = { working_days_min: 3, working_days_max: 7, deletion: null }
    expect(await budi.call(deletionContract.check, undefined)).toEqual({ ...nothing, ...takes })
    const sari = await shop.member('sari')
    const { points, voucher_count } = await sari.call(memberContract.info, undefined)
    expect(await sari.call(deletionContract.check, undefined)).toMatchObject({ points, unused_vouchers: voucher_count })
  })

  it('orders must be finished', async () => {
    const agus = await shop.member('agus')
    expect(await agus.call(deletionContract.check, undefined)).toMatchObject({ unfinished_orders: 3 })
    expect(await agus.errorOf(deletionContract.submit, leave)).toBe('UNFINISHED_ORDERS')
    expect(await stateOf(agus)).toBe('active')
    const { list } = await agus.call(orderContract.list, { tab: 'all', page_num: 1, page_size: 10 })
    for (const { order_no } of list) await shop.fireEvent('order', order_no, 'close')
    expect((await agus.call(deletionContract.submit, leave)).status).toBe('submitted')
  })

  it('after-sales requests must be finished', async () => {
    const { shop, ani } = await createFakeShop()
    const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani))
    expect(await ani.call(deletionContract.check, undefined)).toMatchObject({ unfinished_orders: 0, unfinished_after_sales: 1 })
    expect(await ani.errorOf(deletionContract.submit, leave)).toBe('UNFINISHED_ORDERS')
    await shop.fireEvents('after_sale', after_sale_no, 'agree', 'refund')
    expect(await ani.call(deletionContract.check, undefined)).toMatchObject({ unfinished_after_sales: 0 })
    expect((await ani.call(deletionContract.submit, leave)).status).toBe('submitted')
  })

  it('the consequences must be accepted, and a reason given', async () => {
    const refusals = [
      { ...leave, consequences_accepted: false as true },
      { ...leave, reason: 'bored' as 'other' },
      { ...leave, detail: 'x'.repeat(201) },
    ]
    for (const refused of refusals) expect(await budi.errorOf(deletionContract.submit, refused)).toBe('INVALID_PARAMETER')
    expect(await stateOf(budi)).toBe('active')
  })
})

describe('deleting an account', () => {
  it('requested on a Friday begins on Monday at nine and ends within 3 to 7 working days', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const shop = await createTestShop({ now: FRIDAY, seed })
      const budi = await shop.member('budi')
      const { due_at, ...submitted } = await budi.call(deletionContract.submit, { ...leave, detail: ' Terima kasih ' })
      expect(submitted).toEqual({ status: 'submitted', reason: 'account_unused', submitted_at: formatInstant(FRIDAY), deleted_at: null })
      expect(due_at).toBe('2026-03-17T15:00:00.000+07:00')
      expect(await stateOf(budi)).toBe('deletion_submitted')
      const seen = await lives(shop, budi, 12 * 24)
      expect(seen.processing).toBe('2026-03-09T09')
      const days = ['2026-03-11T15', '2026-03-12T15', '2026-03-13T15', '2026-03-16T15', '2026-03-17T15']
      expect(days).toContain(seen.deleted)
    }
  })

  it('allows login until it is done, and not after', async () => {
    await budi.call(deletionContract.submit, leave)
    await shop.fireEvent('deletion', 'M8100000002', 'process')
    expect(await stateOf(budi)).toBe('deletion_processing')
    expect((await budi.call(deletionContract.check, undefined)).deletion).toMatchObject({ status: 'processing' })
    await shop.fireEvent('deletion', 'M8100000002', 'complete')
    expect(await budi.errorOf(memberContract.info, undefined)).toBe('SESSION_EXPIRED')
  })

  it('stores when it was done, and leaves no timer', async () => {
    await budi.call(deletionContract.submit, leave)
    shop.advance(HOUR)
    await shop.fireEvents('deletion', 'M8100000002', 'process', 'complete')
    expect(await rowOf(budi)).toMatchObject({ submitted_at: TEST_START, deleted_at: TEST_START + HOUR })
    expect(shop.world.timers.all().filter(({ ref }) => ref === 'M8100000002')).toEqual([])
  })

  it('requested again changes nothing', async () => {
    const first = await budi.call(deletionContract.submit, leave)
    shop.advance(2 * HOUR)
    expect(await budi.call(deletionContract.submit, { ...leave, reason: 'other' })).toEqual(first)
  })

  it('waits while a later order is ongoing', async () => {
    await budi.call(deletionContract.submit, leave)
    await (await shop.member('sari')).call(orderContract.statusSummary, undefined)
    const order_no = await shop.withWorld(({ db }) => {
      const [order] = db.orders.all({ status: 'pending_receipt' })
      if (!order) throw new Error('No order to copy')
      return db.orders.insert({ ...order, order_no: 'N-late', member_no: 'M8100000002' }).order_no
    })
    await passes(shop, 20 * DAY)
    await expect(shop.fireEvent('deletion', 'M8100000002', 'complete')).rejects.toThrow('an order or request is under way')
    expect(await rowOf(budi)).toMatchObject({ status: 'processing' })
    await shop.fireEvent('order', order_no, 'close')
    await passes(shop, 4 * DAY)
    expect(await rowOf(budi)).toMatchObject({ status: 'deleted' })
  })

  it('goes step by step', async () => {
    await budi.call(deletionContract.submit, leave)
    await expect(shop.fireEvent('deletion', 'M8100000002', 'complete')).rejects.toThrow('it is submitted')
    await shop.fireEvent('deletion', 'M8100000002', 'process')
    await expect(shop.fireEvent('deletion', 'M8100000002', 'process')).rejects.toThrow('it is processing')
    await expect(shop.fireEvent('deletion', 'M8100000001', 'process')).rejects.toThrow('There is no deletion M8100000001')
  })
})

it('a deleted account leaves nothing personal behind, and its coins and vouchers expire', async () => {
  const sari = await shop.member('sari')
  const { list } = await sari.call(orderContract.list, { tab: 'all', page_num: 1, page_size: 50 })
  const requests = await sari.call(afterSaleContract.list, { page_num: 1, page_size: 50 })
  for (const { after_sale_no, actions } of requests.list)
    if (actions.includes('cancel')) await sari.call(afterSaleContract.cancel, { after_sale_no })
  for (const { order_no, status } of list)
    if (status !== 'completed' && status !== 'closed') await shop.fireEvent('order', order_no, 'close')
  await shop.addAddress(sari)
  await sari.call(deletionContract.submit, leave)
  await shop.fireEvents('deletion', 'M8100000001', 'process', 'complete')
  const left = await shop.withWorld(({ db }) => ({
    member: db.members.get('M8100000001'),
    rows: [db.sessions, db.addresses, db.messages, db.pictures, db.favourites, db.arrival_notices].map((rows) =>
      rows.count({ member_no: 'M8100000001' }),
    ),
    unused: db.vouchers.count({ member_no: 'M8100000001', state: 'unused' }),
    balance: db.points_records.all({ member_no: 'M8100000001' }).at(-1)?.balance,
    orders: db.orders.count({ member_no: 'M8100000001' }),
    requests: db.after_sales.all({ member_no: 'M8100000001' }).map(({ description }) => description),
  }))
  const nobody = { user_name: '', phone: null, email: null, password: null, avatar_url: null, birthday: null, points: 0 }
  expect(left.member).toMatchObject(nobody)
  expect(left).toMatchObject({ rows: [0, 0, 0, 0, 0, 0], unused: 0, balance: 0, orders: list.length })
  expect(left.requests).toEqual(requests.list.map(() => ''))
})

it('the member gets a message about the request', async () => {
  expect(await budi.call(messageContract.count, undefined)).toEqual({ total: 0, order: 0, after_sale: 0, promotion: 0, system: 0 })
  await budi.call(deletionContract.submit, leave)
  expect(await budi.call(messageContract.count, undefined)).toMatchObject({ total: 1, system: 1 })
})
