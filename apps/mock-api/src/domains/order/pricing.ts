import type { Complete } from '@nusaria/contracts/added'
import type { OrderAmounts } from '@nusaria/contracts/order-entities'

/**
 * Allocates `amount` to parts in proportion to `weights`, by largest remainder: whole numbers that add up to `amount` exactly. No part
 * exceeds its weight while `amount` is at most their sum. Ties go to the earlier part. All numbers are whole and ≥ 0.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  // Rupiah times Rupiah can exceed 2^53, so the products are BigInt.
  const whole = BigInt(sum)
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight)
    return { part: Number(product / whole), rest: product % whole }
  })
  let left = amount - shares.reduce((total, share) => total + share.part, 0)
  const byRest = [...shares].sort((a, b) => Number(b.rest - a.rest))
  for (const share of byRest) {
    if (left === 0) break
    share.part += 1
    left -= 1
  }
  return shares.map(({ part }) => part)
}

/** One line to price. */
export interface PriceLine {
  readonly sku_no: string
  /** Rupiah: price × quantity */
  readonly amount: number
}

/** The value of a voucher. Either `amount_off` (Rupiah) or `percent_off` is set. */
export interface VoucherValue {
  readonly amount_off: number | null
  readonly percent_off: number | null
  /** Rupiah; maximum of a percentage discount */
  readonly max_off: number | null
}

/** A discount voucher with the lines it applies to. */
export interface DiscountVoucher extends VoucherValue {
  readonly voucher_no: string
  /** Whether it applies to a line. */
  readonly applies: (sku_no: string) => boolean
}

/** Every `points` coins offset `amount` Rupiah, up to `rate` percent of what is payable. */
export interface CoinTerms {
  readonly points: number
  readonly amount: number
  readonly rate: number
}

export interface PriceInput {
  readonly lines: readonly PriceLine[]
  readonly discounts: readonly DiscountVoucher[]
  /** Rupiah, before any discount */
  readonly shipping_fee: number
  /** The member's first order ships free. */
  readonly first_order: boolean
  readonly shipping: VoucherValue | null
  readonly coins: { readonly balance: number; readonly used: boolean; readonly terms: CoinTerms }
  /** Rupiah paid that earn one coin */
  readonly earn_per_amount: number
}

/** A line's share of the order, Rupiah: `amount` = `voucher_discount` + `coins_discount` + `paid`. */
export interface LineShares {
  readonly sku_no: string
  readonly amount: number
  readonly voucher_discount: number
  readonly coins_discount: number
  /** coins, not Rupiah */
  readonly coins_used: number
  readonly paid: number
}

/** The amounts, their shares by line, and what coins could do. Refunds use the same shares. */
export interface Pricing {
  readonly amounts: Complete<OrderAmounts>
  readonly lines: readonly LineShares[]
  readonly shipping: { readonly paid: number; readonly coins_discount: number; readonly coins_used: number }
  /** The discount of each discount voucher, Rupiah. */
  readonly by_voucher: ReadonlyMap<string, number>
  /** Coins that may be used here and their discount, whether used or not. */
  readonly coin_offer: { readonly usable: number; readonly amount: number }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The discount of a voucher in Rupiah, at most the amount. */
export function discountOn({ amount_off, percent_off, max_off }: VoucherValue, amount: number): number {
  const discount = percent_off === null ? (amount_off ?? 0) : Math.floor((amount * percent_off) / 100)
  return Math.min(discount, max_off ?? discount, amount)
}

/** Rupiah of the products after the discount, before shipping. */
export function subtotalOf({ product_amount, voucher_discount }: Pick<OrderAmounts, 'product_amount' | 'voucher_discount'>): number {
  return product_amount - voucher_discount
}

/** A fixed order of vouchers, so that the order in which they are named changes nothing. */
function byApplicationOrder(a: DiscountVoucher, b: DiscountVoucher): number {
  return Number(b.percent_off !== null) - Number(a.percent_off !== null) || (a.voucher_no < b.voucher_no ? -1 : 1)
}

/** Coins that may be used on `payable` Rupiah, in whole units of the rule. */
export function coinOffer(payable: number, balance: number, terms: CoinTerms): { usable: number; amount: number } {
  const cap = Math.floor((payable * terms.rate) / 100)
  const units = Math.min(Math.floor(cap / terms.amount), Math.floor(balance / terms.points))
  return { usable: units * terms.points, amount: units * terms.amount }
}

/**
 * Calculates all amounts of an order, in whole Rupiah: product amount → discount vouchers → shipping fee → first-order free shipping →
 * shipping voucher → coins. Percentages come before fixed amounts, which is better for the shopper.
 */
export function calculatePrice(input: PriceInput): Pricing {
  const { lines, coins } = input
  const left = lines.map((line) => line.amount)
  const by_voucher = new Map<string, number>()
  const ordered = [...input.discounts].sort(byApplicationOrder)
  for (const voucher of ordered) {
    const weights = lines.map((line, at) => (voucher.applies(line.sku_no) ? (left[at] ?? 0) : 0))
    const value = discountOn(voucher, sum(weights))
    by_voucher.set(voucher.voucher_no, value)
    for (const [at, part] of allocate(value, weights).entries()) left[at] = (left[at] ?? 0) - part
  }
  const product_amount = sum(lines.map((line) => line.amount))
  const first_order_shipping_discount = input.first_order ? input.shipping_fee : 0
  const fee_left = input.shipping_fee - first_order_shipping_discount
  const shipping_discount = input.shipping ? discountOn(input.shipping, fee_left) : 0
  const fee = fee_left - shipping_discount

  const payable = sum(left) + fee
  const coin_offer = coinOffer(payable, coins.balance, coins.terms)
  const spent = coins.used ? coin_offer : { usable: 0, amount: 0 }
  // The fee shares the coins like one more line.
  const offsets = allocate(spent.amount, [...left, fee])
  const units = allocate(spent.usable, [...left, fee])
  const total = payable - spent.amount
  return {
    amounts: {
      product_amount,
      voucher_discount: product_amount - sum(left),
      shipping_fee: input.shipping_fee,
      first_order_shipping_discount,
      shipping_discount,
      coins_used: spent.usable,
      coins_discount: spent.amount,
      total,
      coins_earned: Math.floor(total / input.earn_per_amount),
    },
    lines: lines.map(({ sku_no, amount }, at) => {
      const net = left[at] ?? 0
      const coins_discount = offsets[at] ?? 0
      return { sku_no, amount, voucher_discount: amount - net, coins_discount, coins_used: units[at] ?? 0, paid: net - coins_discount }
    }),
    shipping: {
      paid: fee - (offsets[lines.length] ?? 0),
      coins_discount: offsets[lines.length] ?? 0,
      coins_used: units[lines.length] ?? 0,
    },
    by_voucher,
    coin_offer,
  }
}
