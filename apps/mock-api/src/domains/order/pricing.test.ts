import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, calculatePrice, discountOn, type PriceInput, subtotalOf, type VoucherValue } from './pricing.ts'
import { bestVoucherSet, discountOf, isLegalSet, subsetsOf, type VoucherCandidate } from './voucher-set.ts'

const rupiah = fc.integer({ min: 0, max: 50_000_000 })
const skus = ['s1', 's2', 's3', 's4', 's5']
const lines = fc
  .array(rupiah, { minLength: 1, maxLength: skus.length })
  .map((amounts) => amounts.map((amount, at) => ({ sku_no: skus[at] ?? '', amount })))
const value = fc.oneof(
  fc.record({ amount_off: rupiah, percent_off: fc.constant(null), max_off: fc.constant(null) }),
  fc.record({ amount_off: fc.constant(null), percent_off: fc.integer({ min: 1, max: 100 }), max_off: fc.option(rupiah) }),
)
const candidate: fc.Arbitrary<Omit<VoucherCandidate, 'voucher_no'>> = fc
  .tuple(value, fc.subarray(skus, { minLength: 1 }), fc.boolean(), fc.constantFrom('discount', 'discount', 'shipping'), fc.nat(5))
  .map(([terms, scope, stackable, kind, expires_at]) => ({
    ...terms,
    applies: (sku_no) => scope.includes(sku_no),
    stackable,
    kind: kind as VoucherCandidate['kind'],
    expires_at,
  }))
const candidates = fc
  .array(candidate, { maxLength: 6 })
  .map((list): VoucherCandidate[] => list.map((voucher, at) => ({ ...voucher, voucher_no: `v${at}` })))
const input: fc.Arbitrary<PriceInput> = fc.record({
  lines,
  discounts: candidates,
  shipping_fee: fc.integer({ min: 0, max: 500_000 }),
  first_order: fc.boolean(),
  shipping: fc.option(value),
  coins: fc.record({
    balance: fc.nat(1_000_000),
    used: fc.boolean(),
    terms: fc.record({
      points: fc.integer({ min: 1, max: 500 }),
      amount: fc.integer({ min: 1, max: 5_000 }),
      rate: fc.integer({ min: 0, max: 100 }),
    }),
  }),
  earn_per_amount: fc.constant(1_000),
})
const bare: PriceInput = {
  lines: [{ sku_no: 's1', amount: 0 }],
  discounts: [],
  shipping_fee: 0,
  first_order: false,
  shipping: null,
  coins: { balance: 0, used: false, terms: { points: 1, amount: 1, rate: 0 } },
  earn_per_amount: 1,
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('split', () => {
  it('adds up to the Rupiah and never exceeds a part’s weight', () => {
    fc.assert(
      fc.property(fc.array(rupiah, { minLength: 1, maxLength: 30 }), fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
        const amount = Math.floor(sum(weights) * share)
        const parts = allocate(amount, weights)
        expect(sum(parts)).toBe(amount)
        for (const [at, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[at] ?? 0)
      }),
    )
  })

  it('gives the odd Rupiah to the largest remainder, the earlier one first', () => {
    expect(allocate(10, [1, 1, 1])).toEqual([4, 3, 3])
    expect(allocate(2, [1, 1, 1])).toEqual([1, 1, 0])
    expect(allocate(7, [5, 3, 3])).toEqual([3, 2, 2])
    expect(allocate(100, [333, 333, 334])).toEqual([33, 33, 34])
    expect(allocate(5, [0, 0])).toEqual([0, 0])
  })
})

describe('price', () => {
  it('never totals below zero, adds up in total and in parts, and deducts no more than there is, nor more coins than allowed', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { amounts, lines: parts, shipping, by_voucher } = calculatePrice(given)
        for (const amount of Object.values(amounts)) expect(Number.isInteger(amount) && amount >= 0).toBe(true)
        expect(amounts.total).toBe(
          amounts.product_amount -
            amounts.voucher_discount +
            amounts.shipping_fee -
            amounts.first_order_shipping_discount -
            amounts.shipping_discount -
            amounts.coins_discount,
        )
        expect(sum(parts.map(({ paid }) => paid)) + shipping.paid).toBe(amounts.total)
        expect(sum(parts.map(({ voucher_discount }) => voucher_discount))).toBe(amounts.voucher_discount)
        expect(sum(parts.map(({ coins_discount }) => coins_discount)) + shipping.coins_discount).toBe(amounts.coins_discount)
        expect(sum(parts.map(({ coins_used }) => coins_used)) + shipping.coins_used).toBe(amounts.coins_used)
        for (const part of parts) {
          expect(part.voucher_discount + part.coins_discount + part.paid).toBe(part.amount)
          expect(part.paid).toBeGreaterThanOrEqual(0)
        }
        const { balance, terms } = given.coins
        expect(amounts.voucher_discount).toBeLessThanOrEqual(amounts.product_amount)
        expect(sum([...by_voucher.values()])).toBe(amounts.voucher_discount)
        expect(amounts.first_order_shipping_discount + amounts.shipping_discount).toBeLessThanOrEqual(amounts.shipping_fee)
        expect(amounts.coins_used).toBeLessThanOrEqual(balance)
        expect(amounts.coins_discount).toBeLessThanOrEqual(((amounts.total + amounts.coins_discount) * terms.rate) / 100)
        expect(amounts.coins_discount * terms.points).toBe(amounts.coins_used * terms.amount)
      }),
    )
  })

  it('has parts that refund no more than was paid, whichever lines are returned', () => {
    fc.assert(
      fc.property(input, fc.nat(31), (given, mask) => {
        const { amounts, lines: parts, shipping } = calculatePrice(given)
        const back = parts.filter((_, at) => mask & (1 << at))
        expect(sum(back.map(({ paid }) => paid)) + shipping.paid).toBeLessThanOrEqual(amounts.total)
        expect(sum(back.map(({ coins_used }) => coins_used)) + shipping.coins_used).toBeLessThanOrEqual(amounts.coins_used)
      }),
    )
  })

  it('applies discounts in the documented order', () => {
    const priced = calculatePrice({
      lines: [
        { sku_no: 's1', amount: 100_000 },
        { sku_no: 's2', amount: 60_200 },
      ],
      discounts: [{ voucher_no: 'v', amount_off: 20_000, percent_off: null, max_off: null, applies: () => true }],
      shipping_fee: 12_000,
      first_order: false,
      shipping: { amount_off: 20_000, percent_off: null, max_off: null },
      coins: { balance: 240, used: true, terms: { points: 100, amount: 1_000, rate: 50 } },
      earn_per_amount: 1_000,
    })
    expect(priced.amounts).toEqual({
      product_amount: 160_200,
      voucher_discount: 20_000,
      shipping_fee: 12_000,
      first_order_shipping_discount: 0,
      shipping_discount: 12_000,
      coins_used: 200,
      coins_discount: 2_000,
      total: 138_200,
      coins_earned: 138,
    })
  })
})

describe('discount vouchers', () => {
  it('take percentages first, then fixed amounts of what is left', () => {
    const voucher = (amount_off: number | null, percent_off: number | null) => ({ amount_off, percent_off, max_off: null })
    const terms: Record<string, VoucherValue> = { a: voucher(20_000, null), b: voucher(null, 10), c: voucher(null, 50) }
    const price = (names: readonly string[]) => {
      const discounts = names.flatMap((voucher_no) =>
        terms[voucher_no] ? [{ ...terms[voucher_no], voucher_no, applies: () => true }] : [],
      )
      return [...calculatePrice({ ...bare, lines: [{ sku_no: 's1', amount: 100_000 }], discounts }).by_voucher]
    }
    const taken = [
      ['b', 10_000],
      ['c', 45_000],
      ['a', 20_000],
    ]
    expect(price(['a', 'b', 'c'])).toEqual(taken)
    expect(price(['c', 'b', 'a'])).toEqual(taken)
    expect(price(['b', 'a', 'c'])).toEqual(taken)
  })

  it('make the same price in whichever order they are named', () => {
    fc.assert(
      fc.property(input, (given) => {
        const turned = { ...given, discounts: [...given.discounts].reverse() }
        expect(calculatePrice(turned)).toEqual(calculatePrice(given))
      }),
    )
  })
})

describe('cheapestSet', () => {
  const off = (given: PriceInput['lines'], set: readonly VoucherCandidate[], fee: number) => {
    const shipping = set.find(({ kind }) => kind === 'shipping')
    const discounts = set.filter(({ kind }) => kind === 'discount')
    return (
      discountOf(given, discounts) +
      (shipping ? Math.min(fee, calculatePrice({ ...bare, shipping_fee: fee, shipping }).amounts.shipping_discount) : 0)
    )
  }
  it('is allowed, and no allowed set deducts more', () => {
    fc.assert(
      fc.property(lines, candidates, fc.integer({ min: 0, max: 100_000 }), (given, list, fee) => {
        const best = bestVoucherSet(given, list, fee)
        expect(isLegalSet(best)).toBe(true)
        const taken = off(given, best, fee)
        for (const set of subsetsOf(list).filter(isLegalSet)) expect(off(given, set, fee)).toBeLessThanOrEqual(taken)
      }),
      { numRuns: 300 },
    )
  })

  it('uses no voucher that changes nothing', () => {
    fc.assert(
      fc.property(lines, candidates, fc.integer({ min: 0, max: 100_000 }), (given, list, fee) => {
        const best = bestVoucherSet(given, list, fee)
        const taken = off(given, best, fee)
        for (const voucher of best) {
          const others = best.filter((other) => other !== voucher)
          expect(off(given, others, fee)).toBeLessThan(taken)
        }
      }),
    )
  })
})

describe('a voucher', () => {
  const percent = { amount_off: null, percent_off: 10, max_off: null }

  it('of a percentage takes whole Rupiah, rounded down, up to its limit', () => {
    expect(discountOn(percent, 12_345)).toBe(1_234)
    expect(discountOn({ ...percent, max_off: 1_000 }, 12_345)).toBe(1_000)
    expect(discountOn({ ...percent, max_off: 2_000 }, 12_345)).toBe(1_234)
  })

  it('of an amount takes no more than there is', () => {
    expect(discountOn({ amount_off: 20_000, percent_off: null, max_off: null }, 12_345)).toBe(12_345)
    expect(subtotalOf({ product_amount: 12_345, voucher_discount: 10_000 })).toBe(2_345)
  })
})

describe('vouchers of an order', () => {
  const bought = [{ sku_no: 's1', amount: 5_000 }]
  const voucher = (voucher_no: string, terms: Partial<VoucherCandidate> = {}): VoucherCandidate => ({
    voucher_no,
    kind: 'discount',
    stackable: true,
    expires_at: 1,
    amount_off: 1_000,
    percent_off: null,
    max_off: null,
    applies: () => true,
    ...terms,
  })
  const names = (list: readonly VoucherCandidate[], fee = 0) => bestVoucherSet(bought, list, fee).map(({ voucher_no }) => voucher_no)

  it('are one for shipping, with stackable ones or a single other one', () => {
    const [stackable, alone] = [voucher('a'), voucher('b', { stackable: false })]
    const shipping = voucher('s', { kind: 'shipping', stackable: false })
    expect(isLegalSet([stackable, stackable, shipping])).toBe(true)
    expect(isLegalSet([alone, shipping])).toBe(true)
    expect(isLegalSet([alone, stackable])).toBe(false)
    expect(isLegalSet([shipping, shipping])).toBe(false)
  })

  it('are those that expire first, of equal ones', () => {
    const list = [voucher('late', { expires_at: 9 }), voucher('b'), voucher('a')].map((each) => ({ ...each, stackable: false }))
    expect(names(list)).toEqual(['a'])
    const forShipping = list.map((each) => ({ ...each, kind: 'shipping' as const }))
    expect(names(forShipping, 800)).toEqual(['a'])
  })

  it('are as few as possible', () => {
    const all = voucher('all', { amount_off: 2_000, expires_at: 9 })
    expect(names([voucher('a'), voucher('b', { expires_at: 2 }), all])).toEqual(['a', 'b', 'all'])
    const two = ['a', 'b'].map((no) => voucher(no, { amount_off: 2_500 }))
    expect(names([...two, voucher('one', { amount_off: 5_000, expires_at: 9 })])).toEqual(['one'])
    const three = ['a', 'b', 'c'].map((no, at) => voucher(no, { amount_off: 1_700, expires_at: at }))
    expect(names([...three, voucher('big', { amount_off: 3_400, expires_at: 9 })])).toEqual(['a', 'big'])
  })

  it('leave out those without effect, also where there are too many to try every combination', () => {
    const nine = ['9', '8', '7', '6', '5', '4', '3', '2', '1'].map((no) => voucher(no, { expires_at: Number(no) }))
    expect(names(nine)).toEqual(['1', '2', '3', '4', '5'])
    expect(names([voucher('x', { amount_off: 0 })])).toEqual([])
    expect(names([voucher('s', { kind: 'shipping' })], 0)).toEqual([])
  })
})
