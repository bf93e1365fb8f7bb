import { DAY, formatInstant, MINUTE } from '@nusaria/catalogue/lib/time'
import { orderContract } from '@nusaria/contracts/order'
import { pointsContract } from '@nusaria/contracts/points'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { createFakeShop, createTestShop, type Shopper, TEST_START, type TestShop } from '../../testing/test-shop.ts'
import { adjustCoins, expireCoins, reclaimCoins } from './coins.ts'
import { drawFromLots, returnableCoins } from './lots.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

const page = { page_num: 1, page_size: 20 }
const ledger = async (direction?: 'in' | 'out', who = ani) =>
  (await who.call(pointsContract.record, { ...page, ...(direction && { direction }) })).list
const balance = () => ani.call(pointsContract.balance, undefined)
const entryOf = (record_no: string | undefined) => ani.call(pointsContract.recordDetail, { record_no: record_no ?? '' })
/** Lets the session outlast a year. */
const keepSession = () => shop.withWorld(({ db }) => db.sessions.update('token-ani', { expires_at: TEST_START + 999 * DAY }))
const daysLater = (days: number) => formatInstant(TEST_START + days * DAY)
const messages = async () => (await ani.messages()).filter(({ link }) => link?.target === 'points')

async function completed(sku_no: string, quantity = 1) {
  const placed = await confirmAndPlace(ani, buyNow(sku_no, quantity))
  await shop.fireEvents('order', placed.order_no, 'pay', 'ship', 'confirm')
  return placed
}

describe('the ledger', () => {
  it('lists credits and debits, newest first, and each separately', async () => {
    await shop.setCoins(ani, 700)
    shop.advance(MINUTE)
    await confirmAndPlace(ani, buyNow('KERIPIK-1', 3), { use_coins: true })
    expect(await ledger()).toMatchObject([
      { reason: 'order_deduction', points: -700, balance: 0, created_at: formatInstant(TEST_START + MINUTE) },
      { reason: 'gift', points: 700, balance: 700, created_at: formatInstant(TEST_START) },
    ])
    expect((await ledger('in')).map(({ reason }) => reason)).toEqual(['gift'])
    expect((await ledger('out')).map(({ reason }) => reason)).toEqual(['order_deduction'])
    expect(await ani.call(pointsContract.record, { page_num: 2, page_size: 1 })).toMatchObject({ list: [{ reason: 'gift' }], total: 2 })
  })

  it('has the order, the value and the expiry of each entry', async () => {
    const { order_no, total } = await completed('BERAS-1')
    const [earned] = await ledger()
    const details = { order_no, after_sale_no: null, amount: total, expires_at: daysLater(365) }
    expect(await entryOf(earned?.record_no)).toEqual({ ...earned, points: 75, ...details })
  })

  it('belongs to its member', async () => {
    await shop.setCoins(ani, 100)
    expect(await ledger(undefined, await shop.member('bayu'))).toEqual([])
    const unknown = { error: 'INVALID_PARAMETER', field: 'record_no' }
    expect(await ani.tryCall(pointsContract.recordDetail, { record_no: 'PT0' })).toMatchObject(unknown)
  })
})

describe('coins expire', () => {
  it('a year after they were earned, and the oldest are used first', async () => {
    await shop.setCoins(ani, 300)
    shop.advance(80 * DAY)
    await shop.setCoins(ani, 2_800)
    expect(await balance()).toMatchObject({ points: 2_800, expiring_points: 300, expiring_at: daysLater(365) })
    await confirmAndPlace(ani, buyNow('KERIPIK-1'), { use_coins: true })
    expect(await balance()).toMatchObject({ points: 1_800, expiring_points: 1_800, expiring_at: daysLater(445) })
  })

  it('by the world’s clock, with a message a week before and one at the end', async () => {
    await shop.setCoins(ani, 150)
    shop.advance(358 * DAY)
    ani = await shop.member('ani', 'en')
    await keepSession()
    expect(await messages()).toMatchObject([{ kind: 'promotion', title: 'Your coins are about to lapse' }])
    shop.advance(7 * DAY)
    expect(await balance()).toMatchObject({ points: 0, expiring_at: null })
    expect(await ledger()).toMatchObject([{ reason: 'expired', points: -150, balance: 0 }, { reason: 'gift' }])
    expect((await messages()).map(({ title }) => title)).toEqual(['Coins have lapsed', 'Your coins are about to lapse'])
  })

  it('with one warning for all coins of a week, and another for later ones', async () => {
    ani = await shop.member('ani', 'en')
    for (const [points, days] of [
      [150, 0],
      [200, 3],
      [300, 4],
      [400, 10],
    ] as const) {
      shop.advance(days * DAY)
      await shop.setCoins(ani, points)
    }
    await keepSession()
    // The 150 coins of the first day, 50 of the third, 100 of the seventh; the last 100 are ten days younger.
    shop.advance((358 - 17) * DAY)
    const warnings = async () => (await messages()).map(({ content }) => content)
    const text = 'Use 300 coins before they lapse, the first on 02/03/2027: switch them on when you confirm an order.'
    expect(await warnings()).toEqual([text])
    shop.advance(17 * DAY)
    expect((await warnings()).filter((text) => text.startsWith('Use '))).toMatchObject([
      expect.stringContaining('Use 100 coins before they lapse, the first on 19/03/2027'),
      text,
    ])
  })

  it('a later warning does not count coins that an earlier one named', async () => {
    ani = await shop.member('ani', 'en')
    for (const [points, days] of [
      [100, 0],
      [300, 5],
      [700, 5],
    ] as const) {
      shop.advance(days * DAY)
      await shop.setCoins(ani, points)
    }
    await keepSession()
    // Of the first day 100, named with the 200 of the fifth; the 400 of the tenth are later than a week.
    shop.advance((368 - 10) * DAY)
    const counts = (await messages()).flatMap(({ content }) => /^Use (\d+) coins/.exec(content)?.[1] ?? [])
    expect(counts).toEqual(['400', '300'])
  })

  it('each on its own day, also when nobody looked meanwhile', async () => {
    await shop.setCoins(ani, 100)
    shop.advance(5 * DAY)
    await shop.setCoins(ani, 250)
    shop.advance(500 * DAY)
    await shop.withWorld((ctx) => expireCoins(ctx, 'M-ani'))
    const entries = await shop.withWorld(({ db }) => db.points_records.all({ member_no: 'M-ani', reason: 'expired' }))
    expect(entries.map(({ points, balance, created_at }) => [points, balance, created_at])).toEqual([
      [-100, 150, TEST_START + 365 * DAY],
      [-150, 0, TEST_START + 370 * DAY],
    ])
  })

  it('all at once when the shop decides so', async () => {
    await shop.fireEvent('coins', 'M-ani', 'give', { points: 1_250 })
    expect(await messages()).toMatchObject([{ kind: 'promotion', title: 'Koin untukmu', content: expect.stringContaining('1.250 koin') }])
    await shop.fireEvent('coins', 'M-ani', 'lapse')
    expect(await ledger()).toMatchObject([
      { reason: 'expired', points: -1_250 },
      { reason: 'gift', points: 1_250 },
    ])
    await expect(shop.fireEvent('coins', 'M-ani', 'lapse')).rejects.toThrow('there are none')
    await expect(shop.fireEvent('coins', 'M-ani', 'give', { points: 0.5 })).rejects.toThrow('whole number')
  })
})

describe('coins of a cancelled order', () => {
  const order = () => confirmAndPlace(ani, buyNow('KERIPIK-1', 3), { use_coins: true })
  const cancel = (order_no: string) => ani.call(orderContract.cancel, { order_no, reason: 'other' })

  it('return with their old expiry: the earlier one where they came from two gifts', async () => {
    await shop.setCoins(ani, 300)
    shop.advance(10 * DAY)
    await shop.setCoins(ani, 500)
    const { order_no } = await order()
    await cancel(order_no)
    expect(await balance()).toMatchObject({ points: 500, expiring_points: 300, expiring_at: daysLater(365) })
    const [back] = await ledger()
    expect(back).toMatchObject({ reason: 'order_cancelled', points: 500 })
    expect(await entryOf(back?.record_no)).toMatchObject({ order_no, amount: 5_000, expires_at: daysLater(365) })
  })

  it('are used before younger ones', async () => {
    await shop.setCoins(ani, 500)
    shop.advance(10 * DAY)
    const { order_no } = await order()
    await shop.setCoins(ani, 800)
    await cancel(order_no)
    await confirmAndPlace(ani, buyNow('KERIPIK-1'), { use_coins: true })
    expect(await balance()).toMatchObject({ points: 300, expiring_points: 300, expiring_at: daysLater(375) })
  })

  it('return in parts, and no more than the order took', async () => {
    await shop.setCoins(ani, 500)
    const { order_no } = await order()
    for (const reason of ['refund_returned', 'order_cancelled', 'refund_returned'] as const)
      await shop.withWorld((ctx) => adjustCoins(ctx, 'M-ani', { reason, order_no, points: 200 }))
    expect((await ledger('in')).map(({ points }) => points)).toEqual([100, 200, 200, 500])
    expect(await balance()).toMatchObject({ points: 500 })
  })

  it('have at least a month left', async () => {
    await shop.setCoins(ani, 500)
    shop.advance(360 * DAY)
    await keepSession()
    const { order_no } = await order()
    await cancel(order_no)
    expect(await balance()).toMatchObject({ points: 500, expiring_at: daysLater(390) })
  })
})

describe('the coins that an order gives back', () => {
  const old = { points: 100, expires_at: 1 }
  const young = { points: 200, expires_at: 2 }

  it('are those that expire last', () => {
    expect(returnableCoins([old, young], 0, 150)).toEqual([{ points: 150, expires_at: 2 }])
    expect(returnableCoins([old, young], 0, 300)).toEqual([young, old])
  })

  it('are those that it has not given back before, and no more than it took', () => {
    expect(returnableCoins([old, young], 150, 100)).toEqual([
      { points: 50, expires_at: 2 },
      { points: 50, expires_at: 1 },
    ])
    expect(returnableCoins([old, young], 250, 100)).toEqual([{ points: 50, expires_at: 1 }])
    expect(returnableCoins([old, young], 300, 100)).toEqual([])
  })

  it('are taken from lots in turn; too few are an error', async () => {
    await shop.setCoins(ani, 60)
    await shop.withWorld((ctx) => {
      const lots = ctx.db.coin_lots.all({ member_no: 'M-ani' })
      expect(() => drawFromLots(ctx, lots, 61)).toThrow("1 of 61 coins aren't there")
    })
  })
})

describe('coins reclaimed for a refund', () => {
  const refund = (order_no: string, points: number) =>
    shop.withWorld((ctx) => reclaimCoins(ctx, 'M-ani', { order_no, points, amount: points * 1_000, after_sale_no: 'AS1' }))

  it('are those the order earned, before others', async () => {
    await shop.setCoins(ani, 20)
    shop.advance(DAY)
    const { order_no } = await completed('BERAS-1')
    expect(await refund(order_no, 75)).toEqual({ taken: 75, short: 0 })
    expect(await balance()).toMatchObject({ points: 20, expiring_at: daysLater(365) })
    const [line] = await ledger()
    expect(line).toMatchObject({ reason: 'refund_taken_back', points: -75 })
    const details = { order_no, after_sale_no: 'AS1', amount: 75_000, expires_at: null }
    expect(await entryOf(line?.record_no)).toMatchObject(details)
  })

  it('are at most the balance: the rest is reported as short', async () => {
    const { order_no } = await completed('BERAS-1')
    await shop.setCoins(ani, 30)
    expect(await refund(order_no, 75)).toEqual({ taken: 30, short: 45 })
    const before = await ledger()
    expect(await refund(order_no, 45)).toEqual({ taken: 0, short: 45 })
    expect(await balance()).toMatchObject({ points: 0 })
    expect(await ledger()).toEqual(before)
  })
})

it('seeded members have coins that add up, and some of putri’s expire within a month', async () => {
  const real = await createTestShop()
  for (const name of ['sari', 'agus', 'putri', 'budi']) {
    const member = await real.member(name)
    const { points } = await member.call(pointsContract.balance, undefined)
    const { list } = await member.call(pointsContract.record, { page_num: 1, page_size: 50 })
    expect(list.reduce((sum, line) => sum + line.points, 0)).toBe(points)
    expect(list[0]?.balance ?? 0).toBe(points)
  }
  const sari = await real.member('sari')
  expect((await sari.call(pointsContract.record, page)).list.map(({ reason }) => reason)).toContain('expired')
  const putri = await (await real.member('putri')).call(pointsContract.balance, undefined)
  expect(putri).toMatchObject({ expiring_points: 500, expiring_at: daysLater(20) })
})
