import type { RequestedLine } from '@nusaria/contracts/after-sale-entities'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePrice, type PriceInput } from '../order/pricing.ts'
import type { OrderLineRow } from '../order/tables.ts'
import { calculateRefund, includesShipping, lineShare, type RefundInput, refundLines, returnPayer } from './refund.ts'

type Order = RefundInput['order']
type Filed = RefundInput['before'][number]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A product: its price and the number of pieces. */
const goods = fc.array(fc.record({ price: fc.oneof(fc.nat(12), fc.nat(3_000_000)), quantity: fc.integer({ min: 1, max: 7 }) }), {
  minLength: 1,
  maxLength: 4,
})
const discount = fc.record({
  amount_off: fc.oneof(fc.nat(20), fc.nat(500_000)),
  percent_off: fc.constant(null),
  max_off: fc.constant(null),
})
const shipping = fc.record({ shipping_fee: fc.nat(60_000), first_order: fc.boolean() })
const coins = fc.record({ balance: fc.nat(5_000), used: fc.boolean() })

/** What a line shows and no amount depends on. */
const SHOWN = { product_no: 'P', sku_no: 'S-0', product_name: 'P', spec_values: [], thumb_image_url: '/x.svg', scribing_price: 0 }

/** An order with its amounts calculated as the shop does. The coin rule leaves remainders everywhere. */
const order = fc
  .tuple(goods, fc.array(discount, { maxLength: 2 }), shipping, coins, fc.constantFrom('pending_shipment', 'pending_receipt', 'completed'))
  .map(([bought, discounts, fee, wallet, status]): Order => {
    const input: PriceInput = {
      lines: bought.map((one, at) => ({ sku_no: `S-${at}`, amount: one.price * one.quantity })),
      discounts: discounts.map((value, at) => ({ ...value, voucher_no: `V-${at}`, applies: (sku_no) => at === 0 || sku_no !== 'S-0' })),
      ...fee,
      shipping: null,
      coins: { ...wallet, terms: { points: 7, amount: 13, rate: 50 } },
      earn_per_amount: 1_000,
    }
    const { amounts, lines, shipping: own } = calculatePrice(input)
    return {
      status: status as Order['status'],
      amounts,
      lines: bought.map(({ quantity, ...one }, at): OrderLineRow => {
        const { amount = 0, voucher_discount = 0, coins_discount = 0, coins_used = 0, paid = 0 } = lines[at] ?? {}
        return {
          ...SHOWN,
          ...one,
          sku_no: `S-${at}`,
          line_no: `L-${at}`,
          quantity,
          line_amount: amount,
          voucher_discount,
          coins_discount,
          coins_used,
          paid,
        }
      }),
      shipping_paid: own.paid,
      shipping_coins: own.coins_used,
    }
  })

/** What each request takes of each line (0 for nothing), limited to what is left. */
const wishes = fc.array(fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }), { maxLength: 8 })

function left(of: Order, held: readonly Filed[], line_no: string): number {
  const line = of.lines.find((one) => one.line_no === line_no)
  const taken = held.flatMap(({ lines }) => lines.filter((one) => one.line_no === line_no))
  return (line?.quantity ?? 0) - sum(taken.map(({ quantity }) => quantity))
}

function cut(of: Order, held: readonly Filed[], quantities: readonly number[]): RequestedLine[] {
  const lines = of.lines.map(({ line_no }, at) => ({ line_no, quantity: Math.min(quantities[at] ?? 0, left(of, held, line_no)) }))
  return lines.filter(({ quantity }) => quantity > 0)
}

function file(of: Order, before: readonly Filed[], lines: readonly RequestedLine[], reason: RefundInput['reason'] = 'damaged'): Filed {
  const ask = { order: of, lines, before, reason, earn_per_amount: 1_000, voucher_valid: true }
  return { lines: refundLines(ask), refund: calculateRefund(ask) }
}

/** One request for these quantities, or none where nothing of them is left. */
function fileSome(of: Order, held: readonly Filed[], quantities: readonly number[], reason?: RefundInput['reason']): Filed[] {
  const lines = cut(of, held, quantities)
  return lines.length === 0 ? [] : [file(of, held, lines, reason)]
}

/** One request for everything that is not held. */
const rest = (of: Order, held: readonly Filed[]): Filed[] => fileSome(of, held, [9, 9, 9, 9])

const total = (held: readonly Filed[], part: Exclude<keyof Filed['refund'], 'voucher_returned'>) =>
  sum(held.map(({ refund }) => refund[part]))

/** Checks that no line gives back more than it has, and that each request adds up. Returns the differences. */
function faults(of: Order, held: readonly Filed[]): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  for (const line of of.lines) {
    const parts = held.flatMap(({ lines }) => lines.filter(({ line_no }) => line_no === line.line_no))
    for (const part of ['quantity', 'voucher_discount', 'coins_discount', 'coins_used', 'paid'] as const) {
      must(Math.min(...parts.map((one) => one[part]), 0) >= 0, `${part} of ${line.line_no} is below 0`)
      must(sum(parts.map((one) => one[part])) <= line[part], `${part} of ${line.line_no} is above its line's`)
    }
    for (const one of parts)
      must(one.voucher_discount + one.coins_discount + one.paid === line.price * one.quantity, `${line.line_no} doesn't add up`)
  }
  for (const { refund } of held) {
    const { goods_amount, voucher_share, coin_share, shipping_share, refund_amount } = refund
    must(goods_amount - voucher_share - coin_share + shipping_share === refund_amount, 'the refund does not add up')
    must(refund.coins_taken_back >= 0, 'coins taken back are below 0')
  }
  must(total(held, 'refund_amount') <= of.amounts.total, 'more goes back than was paid')
  must(total(held, 'coins_returned') <= of.amounts.coins_used, 'more coins come back than were used')
  must(total(held, 'coins_taken_back') <= of.amounts.coins_earned, 'more coins go than were earned')
  return wrong
}

function expectSound(of: Order, held: readonly Filed[]): void {
  expect(faults(of, held)).toEqual([])
}

/** Checks that everything paid and used is refunded, to the Rupiah and coin. */
function expectAllBack(of: Order, held: readonly Filed[]): void {
  const { amounts } = of
  expect(total(held, 'goods_amount')).toBe(amounts.product_amount)
  expect(total(held, 'voucher_share')).toBe(amounts.voucher_discount)
  expect(total(held, 'refund_amount')).toBe(amounts.total)
  expect(total(held, 'coins_returned')).toBe(amounts.coins_used)
  expect(total(held, 'shipping_share')).toBe(of.shipping_paid)
  expect(total(held, 'coins_taken_back')).toBe(of.status === 'completed' ? amounts.coins_earned : 0)
}

describe('however an order is divided into requests', () => {
  it('refunds add up to what was paid, with coins and shipping, and never exceed it', () => {
    fc.assert(
      fc.property(order, wishes, (of, cases) => {
        const held: Filed[] = []
        for (const quantities of cases) {
          held.push(...fileSome(of, held, quantities))
          expectSound(of, held)
        }
        held.push(...rest(of, held))
        expectSound(of, held)
        expectAllBack(of, held)
        expect(held.filter(({ refund }) => refund.voucher_returned)).toHaveLength(1)
      }),
      { numRuns: 200 },
    )
  })

  it('refunds add up when requests were given up and others took their pieces', () => {
    const step = fc.oneof(fc.nat(9), fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }))
    fc.assert(
      fc.property(order, fc.array(step, { maxLength: 16 }), (of, steps) => {
        let held: Filed[] = []
        for (const did of steps) {
          if (typeof did === 'number') held = held.filter((_, at) => at !== did % held.length)
          else held = [...held, ...fileSome(of, held, did)]
          expectSound(of, held)
        }
        held = [...held, ...rest(of, held)]
        expectSound(of, held)
        expectAllBack(of, held)
      }),
      { numRuns: 200 },
    )
  })

  it('the order of the requests does not change the amounts', () => {
    fc.assert(
      fc.property(order, wishes, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (of, cases, turns) => {
        const held: Filed[] = []
        for (const quantities of cases) held.push(...fileSome(of, held, quantities))
        const reordered = held.map(({ lines }, at) => ({ lines, turn: turns[at] ?? 0 })).sort((a, b) => a.turn - b.turn)
        const again: Filed[] = []
        for (const { lines } of reordered) again.push(file(of, again, lines))
        for (const part of ['goods_amount', 'voucher_share', 'coin_share', 'shipping_share', 'refund_amount', 'coins_returned'] as const)
          expect(total(again, part), part).toBe(total(held, part))
        expect(total(again, 'coins_taken_back')).toBe(total(held, 'coins_taken_back'))
      }),
      { numRuns: 100 },
    )
  })
})

describe('the shipping fee', () => {
  const line: OrderLineRow = {
    ...SHOWN,
    ...{
      line_no: 'L-0',
      price: 20_000,
      quantity: 2,
      line_amount: 40_000,
      voucher_discount: 5_001,
      coins_discount: 999,
      coins_used: 101,
      paid: 34_000,
    },
  }
  const amounts: Order['amounts'] = {
    ...{ product_amount: 40_000, voucher_discount: 5_001 },
    ...{ shipping_fee: 12_000, first_order_shipping_discount: 0, shipping_discount: 2_000 },
    ...{ coins_used: 131, coins_discount: 1_299, total: 43_700, coins_earned: 43 },
  }
  const of: Order = { status: 'pending_receipt', lines: [line], amounts, shipping_paid: 9_700, shipping_coins: 30 }
  const all = [{ line_no: 'L-0', quantity: 2 }]

  it('is refunded with the last pieces, with the coins spent on it, and only then', () => {
    const first = file(of, [], [{ line_no: 'L-0', quantity: 1 }])
    expect(first.refund).toMatchObject({ goods_amount: 20_000, voucher_share: 2_501, coin_share: 499, refund_amount: 17_000 })
    expect(first.refund).toMatchObject({ shipping_share: 0, coins_returned: 50, voucher_returned: false })
    const last = file(of, [first], [{ line_no: 'L-0', quantity: 1 }])
    expect(last.refund).toMatchObject({ voucher_share: 2_500, coin_share: 500, shipping_share: 9_700, refund_amount: 26_700 })
    expect(last.refund).toMatchObject({ coins_returned: 81, voucher_returned: true })
    expect(file(of, [last], [{ line_no: 'L-0', quantity: 1 }], 'damaged').refund).toMatchObject({ shipping_share: 0, coins_returned: 50 })
  })

  it.each(['changed_mind', 'other', null] as const)(
    'is not refunded for goods in transit when the reason is the shopper’s own: %s',
    (reason) => {
      expect(file(of, [], all, reason).refund).toMatchObject({ shipping_share: 0, refund_amount: 34_000, coins_returned: 101 })
      expect(file({ ...of, status: 'completed' }, [], all, reason).refund).toMatchObject({ shipping_share: 0, coins_taken_back: 34 })
      const before = file({ ...of, status: 'pending_shipment' }, [], all, reason)
      expect(before.refund).toMatchObject({ refund_amount: 43_700, coins_returned: 131 })
    },
  )

  it('is zero on a first order, which ships free', () => {
    const free = { ...of, shipping_paid: 0, shipping_coins: 0, amounts: { ...amounts, total: 34_000, coins_used: 101 } }
    expect(file(free, [], all).refund).toMatchObject({ shipping_share: 0, refund_amount: 34_000, coins_returned: 101 })
  })
})

it('an order completed after a partial refund gives up only the coins it earned', () => {
  fc.assert(
    fc.property(order, wishes, (of, cases) => {
      const held: Filed[] = []
      const underWay: Order = { ...of, status: 'pending_receipt' }
      for (const quantities of cases.slice(0, 2)) held.push(...fileSome(underWay, held, quantities, 'not_arrived'))
      const coins_earned = Math.floor((of.amounts.total - total(held, 'refund_amount')) / 1_000)
      const completed: Order = { ...of, status: 'completed', amounts: { ...of.amounts, coins_earned } }
      held.push(...rest(completed, held))
      expect(total(held, 'coins_taken_back')).toBe(coins_earned)
    }),
  )
})

describe('pieces that can be refunded', () => {
  const line = { line_no: 'L1', price: 1_000, quantity: 3, voucher_discount: 0, coins_discount: 0, coins_used: 0 }
  const held = { quantity: 1, voucher_discount: 0, coins_discount: 0, coins_used: 0, paid: 1_000 }

  it('are those that no other request holds, at least one', () => {
    expect(lineShare(line, held, 2)).toMatchObject({ quantity: 2, paid: 2_000 })
    expect(() => lineShare(line, held, 3)).toThrow('3 of 2 pieces')
    expect(() => lineShare(line, held, 0)).toThrow('0 of 2 pieces')
  })

  it('are of the order', () => {
    const of = { lines: [line] } as unknown as Order
    expect(() => refundLines({ order: of, lines: [{ line_no: 'L9', quantity: 1 }], before: [] })).toThrow('There is no line L9')
  })
})

it('a refund includes the shipping fee where money or coins beyond its lines are returned', () => {
  const refund = (shipping_share: number, coins_returned: number) =>
    includesShipping({ lines: [{ coins_used: 30 }], refund: { shipping_share, coins_returned } } as unknown as Parameters<
      typeof includesShipping
    >[0])
  expect(refund(0, 30)).toBe(false)
  expect(refund(9_000, 30)).toBe(true)
  expect(refund(0, 31)).toBe(true)
})

it.each([
  [true, 'damaged', 'shop'],
  [true, 'wrong_item', 'shop'],
  [true, 'changed_mind', 'shopper'],
  [true, 'other', 'shopper'],
  [true, null, null],
  [false, 'damaged', null],
] as const)('sent back: %s, for the reason %s: paid for by %s', (comesBack, reason, payer) => {
  expect(returnPayer(comesBack, reason)).toBe(payer)
})
