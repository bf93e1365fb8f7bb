import type { Language } from '@nusaria/contracts/headers'
import type { VoucherAmount } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { templateByNo } from '../voucher/index.ts'
import { calculatePrice, type DiscountVoucher, discountOn, type PriceLine } from './pricing.ts'
import type { OrderRow } from './tables.ts'

/** A voucher that fits the order by itself. */
export interface VoucherCandidate extends DiscountVoucher {
  readonly kind: 'discount' | 'shipping'
  readonly stackable: boolean
  /** ms; of equal vouchers the one that expires first is used */
  readonly expires_at: number
}

/** Whether these may be combined: one shipping voucher, plus one non-stackable or any number of stackable discounts. */
export function isLegalSet(set: readonly Pick<VoucherCandidate, 'kind' | 'stackable'>[]): boolean {
  const shipping = set.filter(({ kind }) => kind === 'shipping')
  const discounts = set.filter(({ kind }) => kind === 'discount')
  return shipping.length <= 1 && (discounts.length <= 1 || discounts.every(({ stackable }) => stackable))
}

/** The total discount of discount vouchers, Rupiah. */
export function discountOf(lines: readonly PriceLine[], discounts: readonly DiscountVoucher[]): number {
  const coins = { balance: 0, used: false, terms: { points: 1, amount: 1, rate: 0 } }
  const { amounts } = calculatePrice({ lines, discounts, shipping_fee: 0, first_order: false, shipping: null, coins, earn_per_amount: 1 })
  return amounts.voucher_discount
}

const byExpiry = (a: VoucherCandidate, b: VoucherCandidate) => a.expires_at - b.expires_at || (a.voucher_no < b.voucher_no ? -1 : 1)

/** Beyond this number not every combination is tried: the number of sets doubles with each voucher. */
const MAX_COMBINED = 8

/** All subsets of a list, smaller ones first. */
export function subsetsOf<T>(list: readonly T[]): T[][] {
  const sets: T[][] = []
  for (let mask = 0; mask < 2 ** list.length; mask += 1) sets.push(list.filter((_, at) => mask & (1 << at)))
  return sets.sort((a, b) => a.length - b.length)
}

/** Removes vouchers that don't increase the discount. */
function pruned(lines: readonly PriceLine[], stackable: readonly VoucherCandidate[]): VoucherCandidate[] {
  let set = [...stackable]
  for (const voucher of [...stackable].reverse()) {
    const without = set.filter((other) => other !== voucher)
    if (discountOf(lines, without) >= discountOf(lines, set)) set = without
  }
  return set
}

/**
 * The allowed set with the lowest total before coins (coins are money too), without vouchers that change nothing. `fee` is the shipping fee
 * after the first order's discount, Rupiah.
 */
export function bestVoucherSet(lines: readonly PriceLine[], candidates: readonly VoucherCandidate[], fee: number): VoucherCandidate[] {
  const discounts = candidates.filter(({ kind }) => kind === 'discount').sort(byExpiry)
  let best: VoucherCandidate[] = []
  let value = 0
  const stackable = discounts.filter((voucher) => voucher.stackable)
  const together = stackable.length > MAX_COMBINED ? [pruned(lines, stackable)] : subsetsOf(stackable)
  for (const set of [...discounts.map((voucher) => [voucher]), ...together]) {
    const off = discountOf(lines, set)
    if (off > value) {
      best = set
      value = off
    }
  }
  let shipping: VoucherCandidate | null = null
  for (const voucher of candidates.filter(({ kind }) => kind === 'shipping').sort(byExpiry)) {
    if (discountOn(voucher, fee) > (shipping ? discountOn(shipping, fee) : 0)) shipping = voucher
  }
  return shipping ? [...best, shipping] : best
}

function findCoupon({ db }: Pick<WorldCtx, 'db'>, voucher_no: string) {
  return templateByNo(db.vouchers.get(voucher_no)?.coupon_no ?? '')
}

/** The name of a member's voucher. */
export function voucherName(ctx: Pick<WorldCtx, 'db'>, voucher_no: string, language: Language): string {
  return findCoupon(ctx, voucher_no)?.name[language] ?? voucher_no
}

/** The vouchers of a placed order as the API returns them. They stay listed after they were returned to the member. */
export function orderVoucherAmounts({ db }: Pick<WorldCtx, 'db'>, { voucher_amounts }: OrderRow, language: Language): VoucherAmount[] {
  return voucher_amounts.map(({ voucher_no, amount }) => {
    const coupon = findCoupon({ db }, voucher_no)
    return { voucher_no, coupon_name: coupon?.name[language] ?? voucher_no, kind: coupon?.kind ?? 'discount', amount }
  })
}
