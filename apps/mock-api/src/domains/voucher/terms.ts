import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import type { VoucherTerms } from '@nusaria/contracts/voucher'
import { DAY, formatInstant, startOfDay } from '../../lib/time.ts'
import type { VoucherTemplate } from './templates.ts'

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

/** `Rp150.000` */
function rp(amount: number): string {
  return `Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`
}

/** The sentences in one language. */
interface TermSentences {
  readonly amount: (off: string, what: 'discount' | 'shipping') => string
  readonly percent: (percent: number, most: string) => string
  readonly minimum: (spend: string) => string
  readonly noMinimum: string
  readonly products: (brands: string) => string
  readonly allProducts: string
  readonly stackable: string
  readonly alone: string
  readonly within: (days: number) => string
  readonly untilEnd: string
  readonly onlineOnly: string
  readonly appOnly: string
  readonly newUser: string
  readonly returning: string
  readonly perMember: (count: number) => string
  readonly back: string
}

const sentences: Readonly<Record<Language, TermSentences>> = {
  en: {
    amount: (off, what) => (what === 'shipping' ? `Takes up to ${off} off the shipping fee.` : `Takes ${off} off your products.`),
    percent: (percent, most) => `Takes ${percent}% off your products, at most ${most}.`,
    minimum: (spend) => `Spend at least ${spend} on products it applies to, before other discounts and shipping.`,
    noMinimum: 'No minimum spend.',
    products: (brands) => `For selected products of ${brands} only.`,
    allProducts: 'For all products.',
    stackable: 'Can be combined with other stackable vouchers and with one shipping voucher.',
    alone: 'Can’t be combined with another discount voucher; one shipping voucher may join it.',
    within: (days) => `Use it within ${days} days after claiming, and before the campaign ends.`,
    untilEnd: 'Use it before the campaign ends.',
    onlineOnly: 'For orders paid online; not for cash on delivery.',
    appOnly: 'Can be claimed and used in the app only.',
    newUser: 'For your first order only.',
    returning: 'For shoppers who have completed an order.',
    perMember: (count) => `Each account may claim it ${count === 1 ? 'once' : `${count} times`}, while it lasts.`,
    back: 'If the order is cancelled or refunded, the voucher comes back as long as it is still valid.',
  },
  id: {
    amount: (off, what) => (what === 'shipping' ? `Potongan ongkir sampai ${off}.` : `Potongan ${off} untuk produk yang kamu beli.`),
    percent: (percent, most) => `Potongan ${percent}% untuk produk yang kamu beli, maksimal ${most}.`,
    minimum: (spend) => `Belanja minimal ${spend} untuk produk yang berlaku, sebelum potongan lain dan ongkir.`,
    noMinimum: 'Tanpa minimum belanja.',
    products: (brands) => `Hanya untuk produk tertentu dari ${brands}.`,
    allProducts: 'Berlaku untuk semua produk.',
    stackable: 'Bisa digabung dengan voucher lain yang bisa digabung dan satu voucher ongkir.',
    alone: 'Tidak bisa digabung dengan voucher diskon lain; boleh ditambah satu voucher ongkir.',
    within: (days) => `Pakai dalam ${days} hari setelah diklaim, sebelum promo berakhir.`,
    untilEnd: 'Pakai sebelum promo berakhir.',
    onlineOnly: 'Untuk pesanan yang dibayar online, bukan bayar di tempat.',
    appOnly: 'Hanya bisa diklaim dan dipakai di aplikasi.',
    newUser: 'Hanya untuk pesanan pertamamu.',
    returning: 'Untuk kamu yang sudah menyelesaikan pesanan.',
    perMember: (count) => `Setiap akun bisa klaim ${count} kali selama persediaan ada.`,
    back: 'Kalau pesanan dibatalkan atau dananya kembali, voucher kembali selama masih berlaku.',
  },
  'zh-CN': {
    amount: (off, what) => (what === 'shipping' ? `运费最多减免 ${off}。` : `所购商品立减 ${off}。`),
    percent: (percent, most) => `所购商品减免 ${percent}%，最多 ${most}。`,
    minimum: (spend) => `适用商品需满 ${spend}，不含其他优惠和运费。`,
    noMinimum: '无最低消费。',
    products: (brands) => `仅限 ${brands} 的指定商品。`,
    allProducts: '适用于全部商品。',
    stackable: '可与其他可叠加的优惠券及一张运费券同时使用。',
    alone: '不可与其他折扣券叠加，可另用一张运费券。',
    within: (days) => `领取后 ${days} 天内使用，且不晚于活动结束。`,
    untilEnd: '请在活动结束前使用。',
    onlineOnly: '仅限在线支付的订单，货到付款不可用。',
    appOnly: '仅可在 App 内领取和使用。',
    newUser: '仅限首单使用。',
    returning: '仅限已有完成订单的用户。',
    perMember: (count) => `每个账号限领 ${count} 次，领完为止。`,
    back: '订单取消或退款后，仍在有效期内的优惠券会退回。',
  },
}

/** A template's terms in sentences. */
export function paragraphsOf(coupon: VoucherTemplate, language: Language): string[] {
  const say = sentences[language]
  const { kind, amount_off = 0, percent_off, max_off = 0, minimum_spend = 0, brands, use_within_days } = coupon
  return [
    percent_off === undefined ? say.amount(rp(amount_off), kind) : say.percent(percent_off, rp(max_off)),
    minimum_spend > 0 ? say.minimum(rp(minimum_spend)) : say.noMinimum,
    brands ? say.products(brands.join(', ')) : say.allProducts,
    ...(kind === 'discount' ? [coupon.stackable ? say.stackable : say.alone] : []),
    use_within_days === undefined ? say.untilEnd : say.within(use_within_days),
    ...(coupon.online_only ? [say.onlineOnly] : []),
    ...(coupon.app_exclusive ? [say.appOnly] : []),
    ...(coupon.new_user ? [say.newUser] : []),
    ...(coupon.returning ? [say.returning] : []),
    say.perMember(coupon.per_member ?? 1),
    say.back,
  ]
}
