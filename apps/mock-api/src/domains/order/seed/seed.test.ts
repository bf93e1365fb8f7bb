import { HOUR } from '@nusaria/catalogue/lib/time'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import { describe, expect, it } from 'vitest'
import { createTestShop, type Shopper, TEST_START } from '../../../testing/test-shop.ts'

const page = { page_num: 1, page_size: 50 }

async function walletOf(shopper: Shopper, state: 'unused' | 'used' | 'expired') {
  const { list } = await shopper.call(voucherContract.wallet, { state, ...page })
  return list.map(({ coupon_no }) => coupon_no)
}

describe('seeded members', () => {
  it('gives sari orders in every state, with correct amounts', async () => {
    const sari = await (await createTestShop()).member('sari')
    expect(await sari.call(orderContract.statusSummary, undefined)).toEqual({
      unpaid: 1,
      processing: 2,
      shipped: 2,
      completed: 3,
      closed: 2,
    })
    const { list } = await sari.call(orderContract.list, { tab: 'all', ...page })
    expect(list).toHaveLength(10)
    for (const { order_no } of list) {
      const { amounts, lines, parcels, status } = await sari.call(orderContract.detail, { order_no })
      expect(lines.reduce((sum, line) => sum + line.line_amount, 0)).toBe(amounts.product_amount)
      expect(parcels.length > 0).toBe(status === 'pending_receipt' || status === 'completed')
    }
  })

  it('gives sari vouchers unused, used and expired, and coins whose ledger ends at the balance', async () => {
    const shop = await createTestShop()
    const sari = await shop.member('sari')
    expect(await walletOf(sari, 'unused')).toEqual(expect.arrayContaining(['ONGKIR20', 'HEMAT5', 'KILAURA15', 'BAYAR8', 'APPHEMAT']))
    expect(await walletOf(sari, 'used')).toEqual(['BELANJA20'])
    expect((await walletOf(sari, 'expired')).sort()).toEqual(['KEMARIN15', 'ONGKIR20'])
    const { records, points } = await shop.withWorld(({ db }) => ({
      records: db.points_records.all({ member_no: sari.member_no ?? '' }),
      points: db.members.get(sari.member_no ?? '')?.points,
    }))
    expect(records.at(-1)?.balance).toBe(points)
    expect(records.reduce((sum, record) => sum + record.points, 0)).toBe(points)
    expect(points).toBeGreaterThan(1_500)
    expect(points).toBeLessThan(3_200)
  })

  it.each([2, 3, 4, 5, 6, 7, 8])('gives the same counts in a world with seed %i', async (seed) => {
    const shop = await createTestShop({ seed })
    const sari = await shop.member('sari')
    expect(await sari.call(orderContract.statusSummary, undefined)).toEqual({
      unpaid: 1,
      processing: 2,
      shipped: 2,
      completed: 3,
      closed: 2,
    })
    expect(await walletOf(sari, 'used')).toEqual(['BELANJA20'])
  })

  it('lets the unpaid order close when its time ends', async () => {
    const shop = await createTestShop()
    const sari = await shop.member('sari')
    await sari.call(orderContract.statusSummary, undefined)
    shop.advance(HOUR)
    expect(await sari.call(orderContract.statusSummary, undefined)).toMatchObject({ unpaid: 0, closed: 3 })
  })

  it('gives agus ongoing orders, putri completed ones, budi none', async () => {
    const shop = await createTestShop()
    const counts = async (name: string) => (await shop.member(name)).call(orderContract.statusSummary, undefined)
    expect(await counts('agus')).toEqual({ unpaid: 1, processing: 1, shipped: 1, completed: 0, closed: 0 })
    expect(await counts('putri')).toEqual({ unpaid: 0, processing: 1, shipped: 1, completed: 6, closed: 0 })
    expect(await counts('budi')).toEqual({ unpaid: 0, processing: 0, shipped: 0, completed: 0, closed: 0 })
  })

  it('gives the same amounts at any hour of the day, also during a flash sale', async () => {
    const amountsAt = async (hour: number) => {
      const sari = await (await createTestShop({ now: TEST_START + (hour - 9) * HOUR })).member('sari')
      return (await sari.call(orderContract.list, { tab: 'all', ...page })).list.map(({ total }) => total)
    }
    const amounts = await amountsAt(9)
    for (const hour of [13, 15, 20]) expect(await amountsAt(hour)).toEqual(amounts)
  })

  it('seeds members equally in any order', async () => {
    const snapshotAfter = async (names: readonly string[]) => {
      const shop = await createTestShop()
      for (const name of names) await (await shop.member(name)).call(orderContract.statusSummary, undefined)
      return shop.withWorld(({ db }) => ({
        orders: db.orders.all(undefined, { order_no: 'asc' }),
        payments: db.payments.all(undefined, { payment_no: 'asc' }),
        vouchers: db.vouchers.all(undefined, { voucher_no: 'asc' }),
      }))
    }
    expect(await snapshotAfter(['sari', 'agus', 'putri'])).toEqual(await snapshotAfter(['putri', 'sari', 'agus']))
  })
})
