import { messageContract } from '@nusaria/contracts/message'
import { orderContract } from '@nusaria/contracts/order'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectOrderInvariants } from '../../../testing/order-invariants.ts'
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let sari: Shopper

beforeAll(async () => {
  shop = await createTestShop({ orders: 300, members: 60 })
  sari = await shop.member('sari')
})

const page = { page_num: 1, page_size: 50 }

describe('a world with more orders', () => {
  it('gives sari so many beside her own, in every state', async () => {
    const { total } = await sari.call(orderContract.list, { tab: 'all', ...page })
    expect(total).toBe(310)
    const counts = await sari.call(orderContract.statusSummary, undefined)
    const least = { unpaid: 1, processing: 7, shipped: 15, completed: 154, closed: 23 }
    for (const [tab, count] of Object.entries(least)) expect(counts[tab as keyof typeof counts], tab).toBeGreaterThanOrEqual(count)
    expect(counts.unpaid).toBe(1)
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(310)
  })

  it('gives her the messages of those orders', async () => {
    expect((await sari.call(messageContract.page, { kind: 'order', ...page })).total).toBeGreaterThan(3 * 300)
  })

  it('lets her place another today', async () => {
    const orders = await shop.withWorld(({ db }) => db.orders.all({ member_no: sari.member_no ?? '' }))
    const today = orders.filter(({ created_at }) => created_at > shop.world.epoch - 24 * 3_600_000)
    expect(today).toHaveLength(3)
  })

  it('keeps her ledger of coins in the order of time, each balance following from the one before', async () => {
    const records = await shop.withWorld(({ db }) => db.points_records.all({ member_no: sari.member_no ?? '' }, { created_at: 'asc' }))
    expect(records.length).toBeGreaterThan(150)
    records.forEach(({ balance, points }, at) => {
      expect(balance).toBe((records[at - 1]?.balance ?? 0) + points)
    })
  })

  it('gives each other member a few, after they joined', async () => {
    const [members, orders] = await shop.withWorld(({ db }) => [db.members.all(), db.orders.all((row) => row.member_no.startsWith('M82'))])
    const owners = new Map(members.map((member) => [member.member_no, member]))
    expect(orders.length).toBeGreaterThan(60)
    for (const { member_no, created_at } of orders) expect(created_at).toBeGreaterThan(owners.get(member_no)?.created_at ?? Infinity)
  })

  it('keeps every rule about money, stock, coins and vouchers', async () => {
    const paid = await shop.withWorld(({ db }) => db.payments.all(({ status }) => status === 'succeeded' || status === 'refunded'))
    await expectOrderInvariants({ shop, stock: new Map(), came_in: new Set(paid.map(({ payment_no }) => payment_no)) })
  })
})
