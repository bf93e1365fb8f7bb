import { DAY, formatInstant, startOfDay } from '@nusaria/catalogue/lib/time'
import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import type { VoucherTerms } from '@nusaria/contracts/voucher'
import { fillText, formatRupiah } from '../message/index.ts'
import type { VoucherTemplate } from './templates.ts'
import terms from './terms.json' with { type: 'json' }

/** When a voucher can be claimed and used, ms, both ends included: whole days of the shop's time zone. */
export function validityOf({ days: [first, last] }: VoucherTemplate, began: number): { from: number; till: number } {
  const day = startOfDay(began)
  return { from: day + first * DAY, till: day + (last + 1) * DAY - 1_000 }
}

/** When a voucher claimed now expires, ms. */
export function expiryOf(coupon: VoucherTemplate, began: number, claimed_at: number): number {
  const { till } = validityOf(coupon, began)
  return coupon.use_within_days === undefined ? till : Math.min(till, claimed_at + coupon.use_within_days * DAY)
}

/** A template's terms as the API returns them. */
export function termsOf(coupon: VoucherTemplate, began: number, language: Language): Complete<VoucherTerms> {
  const { from, till } = validityOf(coupon, began)
  return {
    coupon_no: coupon.coupon_no,
    coupon_name: coupon.name[language],
    kind: coupon.kind,
    amount_off: coupon.amount_off ?? null,
    percent_off: coupon.percent_off ?? null,
    max_off: coupon.max_off ?? null,
    minimum_spend: coupon.minimum_spend ?? 0,
    valid_from: formatInstant(from),
    valid_till: formatInstant(till),
    use_within_days: coupon.use_within_days ?? null,
    flag_stackable: coupon.stackable ?? false,
    product_scope: coupon.brands ? 'selected' : 'all',
    flag_online_only: coupon.online_only ?? false,
    flag_app_exclusive: coupon.app_exclusive ?? false,
    flag_new_user: coupon.new_user ?? false,
  }
}

/** A template's terms in sentences. */
export function paragraphsOf(coupon: VoucherTemplate, language: Language): string[] {
  const { kind, amount_off = 0, percent_off, max_off = 0, minimum_spend = 0, brands, use_within_days, per_member = 1 } = coupon
  const values = {
    off: formatRupiah(amount_off),
    percent: percent_off ?? 0,
    most: formatRupiah(max_off),
    spend: formatRupiah(minimum_spend),
    brands: brands?.join(', ') ?? '',
    days: use_within_days ?? 0,
    count: per_member,
  }
  const paragraphs = [
    percent_off !== undefined ? terms.percent : kind === 'shipping' ? terms.shipping : terms.amount,
    minimum_spend > 0 ? terms.minimum : terms.no_minimum,
    brands ? terms.products : terms.all_products,
    ...(kind === 'discount' ? [coupon.stackable ? terms.stackable : terms.alone] : []),
    use_within_days === undefined ? terms.until_end : terms.within,
    ...(coupon.online_only ? [terms.online_only] : []),
    ...(coupon.app_exclusive ? [terms.app_only] : []),
    ...(coupon.new_user ? [terms.new_user] : []),
    ...(coupon.returning ? [terms.returning] : []),
    per_member === 1 ? terms.once : terms.per_member,
    terms.back,
  ]
  return paragraphs.map((text) => fillText(text, values)[language])
}
