import { describe, expect, it } from 'vitest'
import { createOrder } from '../../testing/after-sale.ts'
import { createFakeShop } from '../../testing/test-shop.ts'
import { type AddressChange, addressChangeRefusal, countsAsOrder, isFirstOrder } from './rules.ts'

describe('another address for an unshipped order', () => {
  const change: AddressChange = { pay_method: 'qris', ships_free: false, fee_before: 9_000, fee_after: 9_000, area: { cash: false } }
  const cash = { pay_method: 'cod' } as const

  it.each<[string, Partial<AddressChange>, string | null]>([
    ['is accepted where the fee is the same', {}, null],
    ['is accepted where the fee is lower', { fee_after: 0 }, null],
    ['is refused where the fee is higher', { fee_after: 9_001 }, 'fee'],
    ['is accepted for a higher fee that the first order’s free shipping covers', { fee_after: 9_001, ships_free: true }, null],
    ['is refused where parcels don’t go', { area: null, fee_after: null }, 'unsupported'],
    ['is refused where the delivery method isn’t offered', { fee_after: null }, 'delivery_method'],
    ['is refused for cash where the courier takes none', cash, 'cash'],
    ['is accepted for cash where the courier takes it', { ...cash, area: { cash: true } }, null],
  ])('%s', (_, part, refusal) => expect(addressChangeRefusal({ ...change, ...part })).toBe(refusal))
})

describe('an order', () => {
  const parcel = [{}] as Parameters<typeof countsAsOrder>[0]['parcels']

  it.each([
    ['counts while it is open', { status: 'pending_payment', paid_at: null, parcels: [] }, true],
    ['doesn’t count when it closed unpaid', { status: 'closed', paid_at: null, parcels: [] }, false],
    ['counts when it was paid', { status: 'closed', paid_at: 0, parcels: [] }, true],
    ['counts when it was shipped for cash', { status: 'closed', paid_at: null, parcels: parcel }, true],
  ] as const)('%s', (_, order, counts) => expect(countsAsOrder({ ...order, parcels: [...order.parcels] })).toBe(counts))

  it('of another member isn’t the first of this one', async () => {
    const { shop, ani } = await createFakeShop()
    await createOrder(ani, { steps: [] })
    expect(await shop.withWorld((ctx) => ['M-ani', 'M-bayu'].map((member_no) => isFirstOrder(ctx, member_no)))).toEqual([false, true])
  })
})
