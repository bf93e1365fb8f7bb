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

const counts = (shopper: Shopper) => shopper.call(orderContract.statusSummary, undefined)

describe('seeded members', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('give sari the same orders and used voucher in a world with seed %i', async (seed) => {
    const sari = await (await createTestShop({ seed })).member('sari')
    expect(await counts(sari)).toEqual({ unpaid: 1, processing: 2, shipped: 2, completed: 3, closed: 2 })
    expect(await walletOf(sari, 'used')).toEqual(['BELANJA20'])
  })

  it('give sari orders with correct amounts, and parcels once they are shipped', async () => {
    const sari = await (await createTestShop()).member('sari')
    const { list } = await sari.call(orderContract.list, { tab: 'all', ...page })
    expect(list).toHaveLength(10)
    for (const { order_no } of list) {
      const { amounts, lines, parcels, status } = await sari.order(order_no)
      expect(lines.reduce((sum, line) => sum + line.line_amount, 0)).toBe(amounts.product_amount)
      expect(parcels.length > 0).toBe(status === 'pending_receipt' || status === 'completed')
    }
  })

  it('give sari vouchers unused and expired, and coins', async () => {
    const shop = await createTestShop()
    const sari = await shop.member('sari')
    expect(await walletOf(sari, 'unused')).toEqual(expect.arrayContaining(['ONGKIR20', 'HEMAT5', 'KILAURA15', 'BAYAR8', 'APPHEMAT']))
    expect((await walletOf(sari, 'expired')).sort()).toEqual(['KEMARIN15', 'ONGKIR20'])
    expect(await shop.coins(sari)).toBeGreaterThan(1_500)
    expect(await shop.coins(sari)).toBeLessThan(3_200)
  })

  it('let the unpaid order close when its time ends', async () => {
    const shop = await createTestShop()
    const sari = await shop.member('sari')
    await counts(sari)
    shop.advance(HOUR)
    expect(await counts(sari)).toMatchObject({ unpaid: 0, closed: 3 })
  })

  it('give agus ongoing orders, putri completed ones, budi none', async () => {
    const shop = await createTestShop()
    const countsOf = async (name: string) => counts(await shop.member(name))
    expect(await countsOf('agus')).toEqual({ unpaid: 1, processing: 1, shipped: 1, completed: 0, closed: 0 })
    expect(await countsOf('putri')).toEqual({ unpaid: 0, processing: 1, shipped: 1, completed: 6, closed: 0 })
    expect(await countsOf('budi')).toEqual({ unpaid: 0, processing: 0, shipped: 0, completed: 0, closed: 0 })
  })

  it('have the same amounts at any hour of the day, also during a flash sale', async () => {
    const amountsAt = async (hour: number) => {
      const sari = await (await createTestShop({ now: TEST_START + (hour - 9) * HOUR })).member('sari')
      return (await sari.call(orderContract.list, { tab: 'all', ...page })).list.map(({ total }) => total)
    }
    const amounts = await amountsAt(9)
    for (const hour of [13, 15, 20]) expect(await amountsAt(hour)).toEqual(amounts)
  })

  it('are equal, whichever is seeded first', async () => {
    const snapshotAfter = async (names: readonly string[]) => {
      const shop = await createTestShop()
      for (const name of names) await counts(await shop.member(name))
      return shop.withWorld(({ db }) => ({
        orders: db.orders.all(undefined, { order_no: 'asc' }),
        payments: db.payments.all(undefined, { payment_no: 'asc' }),
        vouchers: db.vouchers.all(undefined, { voucher_no: 'asc' }),
      }))
    }
    expect(await snapshotAfter(['sari', 'agus', 'putri'])).toEqual(await snapshotAfter(['putri', 'sari', 'agus']))
  })
})
