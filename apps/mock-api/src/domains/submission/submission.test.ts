import { HOUR } from '@nusaria/catalogue/lib/time'
import { addressContract } from '@nusaria/contracts/address'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { Call } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { type IdempotentCall, submissionContract } from '@nusaria/contracts/submission'
import { beforeEach, describe, expect, it } from 'vitest'
import { BANK_ACCOUNT, createApplyArgs, createOrder } from '../../testing/after-sale.ts'
import { buyNow, confirmAndPlace, createPlaceArgs } from '../../testing/place-order.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { createFakeShop, SAMPLE_ADDRESS, type Shopper, type TestShop } from '../../testing/test-shop.ts'

type Args = Record<string, unknown>

/** What is sent, the same with a change to it, and the table that what it makes is in. */
interface Case {
  readonly args: () => Promise<Args>
  readonly change: (args: Args) => Args
  readonly table: string
}

let shop: TestShop
let ani: Shopper
const coffee = buyNow('KOPI-1')
const home = { ...SAMPLE_ADDRESS, flag_default: false }

const CASES: Readonly<Record<IdempotentCall, Case>> = {
  'order.place': {
    args: () => createPlaceArgs(ani, coffee),
    change: (args) => ({ ...args, customer_message: 'Ring twice' }),
    table: 'orders',
  },
  'afterSale.apply': {
    args: async () => ({ ...(await createApplyArgs(ani, await createOrder(ani))) }),
    change: (args) => ({ ...args, description: 'The bag is torn' }),
    table: 'after_sales',
  },
  'afterSale.reapply': {
    args: async () => {
      const form = await createApplyArgs(ani, await createOrder(ani))
      const { after_sale_no } = await ani.call(afterSaleContract.apply, form)
      await ani.call(afterSaleContract.cancel, { after_sale_no })
      const { reason, description, picture_ids, refund_amount } = form
      return { after_sale_no, reason, description, picture_ids, refund_amount }
    },
    change: (args) => ({ ...args, description: 'The bag is torn' }),
    table: 'after_sales',
  },
  'payment.pay': {
    args: async () => {
      const { order_no, total } = await confirmAndPlace(ani, coffee)
      return { order_no, method: 'qris', amount: total }
    },
    change: (args) => ({ ...args, method: 'cod' }),
    table: 'payments',
  },
  'address.create': { args: async () => home, change: (args) => ({ ...args, address_line2: 'Lantai 2' }), table: 'addresses' },
  'wallet.cardAdd': { args: async () => SAMPLE_CARD, change: (args) => ({ ...args, first_name: 'Budi' }), table: 'cards' },
  'wallet.eWalletAdd': {
    args: async () => ({ e_wallet_code: 'kantongin', phone: '81234567890' }),
    change: (args) => ({ ...args, phone: '81234567891' }),
    table: 'e_wallets',
  },
  'wallet.refundCardAdd': {
    args: async () => BANK_ACCOUNT,
    change: (args) => ({ ...args, card_number: '1234567799' }),
    table: 'refund_cards',
  },
  'question.ask': {
    args: async () => ({ product_no: 'KOPI', content: 'Is it ground?' }),
    change: (args) => ({ ...args, content: 'Is it whole beans?' }),
    table: 'questions',
  },
}

const callOf = (id: string): Call => {
  const [domain = '', name = ''] = id.split('.')
  return (CONTRACTS as unknown as Record<string, Record<string, Call>>)[domain]?.[name] as Call
}
const rows = (table: string) => shop.world.stores.get(table)?.find().length ?? 0
const settles = (who: Shopper, call: IdempotentCall, request_id: string) => who.call(submissionContract.settle, { call, request_id })

beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

describe.each(Object.entries(CASES) as [IdempotentCall, Case][])('%s', (id, { args, change, table }) => {
  const call = callOf(id)
  const made = (data: unknown) => call.idempotent?.split('.').reduce<unknown>((value, key) => (value as Args | null)?.[key], data)

  it('answers a repeated request with what it made, refuses other content, and says what became of it', async () => {
    const request = { ...(await args()), request_id: 'request-1' }
    const before = rows(table)
    const first = made(await ani.call(call, request as never))
    const after = rows(table)
    expect(made(await ani.call(call, request as never))).toBe(first)
    expect(await ani.errorOf(call, change(request) as never)).toBe('REQUEST_ID_REUSED')
    expect(rows(table)).toBe(after)
    expect(after - before).toBe(id === 'afterSale.reapply' ? 0 : 1)
    expect(await settles(ani, id, 'request-1')).toEqual({ made: first })
  })

  it('makes nothing of a request that arrives after it was withdrawn', async () => {
    const request = { ...(await args()), request_id: 'request-1' }
    const before = rows(table)
    expect(await settles(ani, id, 'request-1')).toEqual({ made: null })
    expect(await ani.errorOf(call, request as never)).toBe('REQUEST_ID_REUSED')
    expect(rows(table)).toBe(before)
    await ani.call(call, { ...request, request_id: 'request-2' } as never)
  })
})

it("says nothing of another member's request, and does not withdraw it", async () => {
  const budi = await shop.member('another')
  expect(await settles(budi, 'address.create', 'request-1')).toEqual({ made: null })
  const { address_id } = await ani.call(addressContract.create, { ...home, request_id: 'request-1' })
  expect(await settles(budi, 'address.create', 'request-1')).toEqual({ made: null })
  expect(await settles(ani, 'address.create', 'request-1')).toEqual({ made: address_id })
})

it('leaves the id of a refused request free', async () => {
  const order = { ...(await createPlaceArgs(ani, coffee)), request_id: 'request-1' }
  expect(await ani.errorOf(orderContract.place, { ...order, expected_total: 1 })).toBe('PRICE_CHANGED')
  expect(await ani.call(orderContract.place, order)).toMatchObject({ status: 'pending_payment' })
})

it('answers an order as it stands now', async () => {
  const order = { ...(await createPlaceArgs(ani, coffee)), request_id: 'request-1' }
  const { order_no } = await ani.call(orderContract.place, order)
  await ani.call(orderContract.cancel, { order_no, reason: 'changed_mind' })
  expect(await ani.call(orderContract.place, order)).toMatchObject({ order_no, status: 'closed' })
})

it('makes an address again that was deleted since', async () => {
  const first = await ani.call(addressContract.create, { ...home, request_id: 'request-1' })
  await ani.call(addressContract.remove, { address_id: first.address_id })
  const second = await ani.call(addressContract.create, { ...home, request_id: 'request-1' })
  expect(second.address_id).not.toBe(first.address_id)
})

it('forgets an id after 24 hours', async () => {
  await ani.call(addressContract.create, { ...home, request_id: 'request-1' })
  shop.advance(24 * HOUR - 1)
  expect(await ani.errorOf(addressContract.create, { ...home, name: 'Budi', request_id: 'request-1' })).toBe('REQUEST_ID_REUSED')
  shop.advance(1)
  await ani.call(addressContract.create, { ...home, name: 'Budi', request_id: 'request-1' })
  expect(rows('submissions')).toBe(1)
})

it('keeps nothing from which a card number or a CVN could be found out', async () => {
  // What is left of a number is its end, which the wallet shows anyway; a CVN leaves nothing.
  const kept = async (card: object) => {
    await ani.call(paymentMethodsContract.cardAdd, { ...SAMPLE_CARD, ...card, request_id: 'request-1' })
    const rows = shop.world.stores.get('submissions')?.find() ?? []
    await shop.withWorld(({ db }) => {
      db.cards.removeWhere({})
      db.submissions.removeWhere({})
    })
    expect(rows).toHaveLength(1)
    return String(rows[0]?.content)
  }
  const first = await kept({})
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(await kept({ cvn: '999' })).toBe(first)
  expect(await kept({ last_name: 'Santoso' })).not.toBe(first)
})

it('pays once for two requests of one id, also in cash', async () => {
  const { order_no, total } = await confirmAndPlace(ani, coffee)
  const request = { order_no, method: 'cod', amount: total, request_id: 'request-1' } as const
  const first = await ani.call(paymentContract.pay, request)
  expect(await ani.call(paymentContract.pay, request)).toMatchObject({ payment_no: first.payment_no, order_status: first.order_status })
  expect(await ani.errorOf(paymentContract.pay, { ...request, request_id: 'request-2' })).not.toBe('REQUEST_ID_REUSED')
})

it('settles calls that have a request_id alone, for members alone', async () => {
  const odd = { call: 'cart.add' as IdempotentCall, request_id: 'request-1' }
  expect(await ani.tryCall(submissionContract.settle, odd)).toMatchObject({ error: 'INVALID_PARAMETER', field: 'call' })
  expect(await shop.guest().errorOf(submissionContract.settle, { ...odd, call: 'order.place' })).toBe('SESSION_EXPIRED')
})
