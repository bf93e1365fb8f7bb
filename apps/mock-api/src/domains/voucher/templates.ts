import type { VoucherKind } from '@nusaria/contracts/voucher'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { ProductRow, Translated } from '../../reference/catalogue/types.ts'
import type { CouponStateRow } from './tables.ts'

/** A voucher template of the shop. Days count from the day the world began. */
export interface VoucherTemplate {
  readonly coupon_no: string
  readonly name: Translated
  readonly kind: VoucherKind
  /** Rupiah; either this or `percent_off` */
  readonly amount_off?: number
  readonly percent_off?: number
  /** Rupiah; maximum of a percentage discount */
  readonly max_off?: number
  /** Rupiah of the products it applies to */
  readonly minimum_spend?: number
  /** First and last day it can be claimed and used. */
  readonly days: readonly [first: number, last: number]
  readonly use_within_days?: number
  readonly stackable?: true
  /** Brands it applies to; absent: all products. */
  readonly brands?: readonly string[]
  readonly online_only?: true
  readonly app_exclusive?: true
  readonly new_user?: true
  /** For members with a completed order. */
  readonly returning?: true
  /** Its code; a voucher with a code isn't offered. */
  readonly code?: string
  /** Total number; absent: unlimited. */
  readonly pieces?: number
  /** Claimed before the world began. */
  readonly claimed?: number
  /** Maximum per member; default 1. */
  readonly per_member?: number
}

/** The cart shows how much is missing to "free shipping from Rp50rb". */
export const FREE_SHIPPING = 'ONGKIR20'

// biome-ignore format: a voucher a block, its name in three languages in a row
export const VOUCHER_TEMPLATES: readonly VoucherTemplate[] = [
  {
    coupon_no: FREE_SHIPPING, kind: 'shipping', amount_off: 20_000, minimum_spend: 50_000, days: [-20, 40], use_within_days: 7, stackable: true, per_member: 3, pieces: 20_000, claimed: 12_400,
    name: { en: 'Free shipping', id: 'Gratis ongkir', 'zh-CN': '免运费' },
  },
  {
    coupon_no: 'ONGKIR10', kind: 'shipping', amount_off: 10_000, days: [-5, 10], use_within_days: 3, stackable: true, pieces: 5_000, claimed: 3_150,
    name: { en: 'Shipping discount', id: 'Potongan ongkir', 'zh-CN': '运费减免' },
  },
  {
    coupon_no: 'BELANJA20', kind: 'discount', amount_off: 20_000, minimum_spend: 150_000, days: [-12, 25], stackable: true, pieces: 10_000, claimed: 6_200,
    name: { en: 'Monthly shopping', id: 'Belanja bulanan', 'zh-CN': '月度采购券' },
  },
  {
    coupon_no: 'HEMAT5', kind: 'discount', amount_off: 5_000, minimum_spend: 30_000, days: [-3, 14], stackable: true, per_member: 2, pieces: 30_000, claimed: 8_700,
    name: { en: 'Small saver', id: 'Hemat harian', 'zh-CN': '每日省一点' },
  },
  {
    coupon_no: 'BARU12', kind: 'discount', percent_off: 12, max_off: 25_000, days: [-60, 120], use_within_days: 14, new_user: true,
    name: { en: 'Welcome, new shopper', id: 'Selamat datang', 'zh-CN': '新人见面礼' },
  },
  {
    coupon_no: 'APP20', kind: 'discount', percent_off: 20, max_off: 40_000, minimum_spend: 100_000, days: [-10, 30], app_exclusive: true, pieces: 8_000, claimed: 2_480,
    name: { en: 'App only: 20% off', id: 'Khusus aplikasi 20%', 'zh-CN': 'App 专享八折' },
  },
  {
    coupon_no: 'APPHEMAT', kind: 'discount', amount_off: 50_000, minimum_spend: 300_000, days: [-10, 30], app_exclusive: true, pieces: 3_000, claimed: 1_020,
    name: { en: 'App only: Rp50.000 off', id: 'Hemat Rp50.000 di aplikasi', 'zh-CN': 'App 专享立减' },
  },
  {
    coupon_no: 'KILAURA15', kind: 'discount', percent_off: 15, max_off: 25_000, days: [-8, 22], stackable: true, brands: ['Kilaura'], pieces: 4_000, claimed: 1_900,
    name: { en: 'Kilaura beauty', id: 'Kecantikan Kilaura', 'zh-CN': 'Kilaura 美妆' },
  },
  {
    coupon_no: 'CAMILAN10', kind: 'discount', percent_off: 10, max_off: 15_000, minimum_spend: 40_000, days: [-4, 16], stackable: true, brands: ['Sarimbun', 'Nyamira'], use_within_days: 5, pieces: 6_000, claimed: 4_450,
    name: { en: 'Snack time', id: 'Waktunya ngemil', 'zh-CN': '零食时间' },
  },
  {
    coupon_no: 'BAYAR8', kind: 'discount', percent_off: 8, max_off: 15_000, minimum_spend: 75_000, days: [-6, 20], online_only: true, pieces: 9_000, claimed: 5_310,
    name: { en: 'Pay online, pay less', id: 'Bayar online lebih hemat', 'zh-CN': '在线支付更省' },
  },
  {
    coupon_no: 'SETIA10', kind: 'discount', percent_off: 10, max_off: 30_000, minimum_spend: 100_000, days: [-15, 45], returning: true,
    name: { en: 'Thanks for coming back', id: 'Terima kasih, pelanggan setia', 'zh-CN': '老朋友回馈' },
  },
  {
    coupon_no: 'GAJIAN30', kind: 'discount', amount_off: 30_000, minimum_spend: 200_000, days: [5, 12], pieces: 5_000,
    name: { en: 'Payday', id: 'Pesta gajian', 'zh-CN': '发薪日' },
  },
  {
    coupon_no: 'KEMARIN15', kind: 'discount', amount_off: 15_000, minimum_spend: 100_000, days: [-21, -1], pieces: 2_000, claimed: 1_640,
    name: { en: 'Last week’s deal', id: 'Promo pekan lalu', 'zh-CN': '上周优惠' },
  },
  {
    coupon_no: 'KILAT50', kind: 'discount', amount_off: 50_000, minimum_spend: 250_000, days: [-2, 3], pieces: 500, claimed: 500,
    name: { en: 'Flash voucher', id: 'Voucher kilat', 'zh-CN': '限时抢券' },
  },
  {
    coupon_no: 'SALAM25', kind: 'discount', amount_off: 25_000, minimum_spend: 125_000, days: [-30, 90], code: 'SALAM25', pieces: 1_000, claimed: 310,
    name: { en: 'A greeting from Nusaria', id: 'Salam dari Nusaria', 'zh-CN': 'Nusaria 的问候' },
  },
  {
    coupon_no: 'TEMAN15', kind: 'discount', percent_off: 15, max_off: 30_000, days: [-30, 90], use_within_days: 7, code: 'TEMAN15', new_user: true,
    name: { en: 'Invited by a friend', id: 'Diajak teman', 'zh-CN': '好友邀请' },
  },
  {
    coupon_no: 'RINDU20', kind: 'discount', amount_off: 20_000, minimum_spend: 100_000, days: [-30, 60], code: 'RINDU20', returning: true, pieces: 2_000, claimed: 480,
    name: { en: 'We missed you', id: 'Kami rindu kamu', 'zh-CN': '好久不见' },
  },
  {
    coupon_no: 'DIAPP30', kind: 'discount', amount_off: 30_000, minimum_spend: 200_000, days: [-30, 60], code: 'DIAPP30', app_exclusive: true, pieces: 2_000, claimed: 75,
    name: { en: 'A code for the app', id: 'Kode khusus aplikasi', 'zh-CN': 'App 专用码' },
  },
]

const byNo = new Map(VOUCHER_TEMPLATES.map((coupon) => [coupon.coupon_no, coupon]))
const byCode = new Map(VOUCHER_TEMPLATES.flatMap((coupon) => (coupon.code === undefined ? [] : [[coupon.code, coupon] as const])))

export function templateByNo(coupon_no: string): VoucherTemplate | undefined {
  return byNo.get(coupon_no)
}

/** Codes are case-insensitive. */
export function templateByCode(code: string): VoucherTemplate | undefined {
  return byCode.get(code.toUpperCase())
}

/** Whether a voucher applies to a product. */
export function appliesTo(coupon: VoucherTemplate, product: ProductRow): boolean {
  return coupon.brands === undefined || coupon.brands.includes(product.attributes.brand)
}

/** What the short ids in campaign links mean. */
export const VIRTUAL_IDS: Readonly<Record<string, { readonly project_id: string | null; readonly coupon_nos: readonly string[] }>> = {
  ongkir: { project_id: null, coupon_nos: [FREE_SHIPPING, 'ONGKIR10'] },
  baru: { project_id: null, coupon_nos: ['BARU12', FREE_SHIPPING] },
  aplikasi: { project_id: null, coupon_nos: ['APP20', 'APPHEMAT'] },
  pekan: { project_id: 'dapur-penuh', coupon_nos: ['BELANJA20', 'HEMAT5', 'CAMILAN10', 'KILAURA15', 'BAYAR8'] },
}

type CouponCtx = Pick<WorldCtx, 'db'>

function withState(coupon: VoucherTemplate, state: CouponStateRow | undefined): VoucherTemplate | undefined {
  if (!state) return coupon
  const [first, last] = coupon.days
  return state.withdrawn ? undefined : { ...coupon, days: [state.first_day ?? first, state.last_day ?? last] }
}

/** A template as this world has it now; undefined for an unknown or withdrawn one. */
export function currentTemplate({ db }: CouponCtx, coupon_no: string): VoucherTemplate | undefined {
  const coupon = templateByNo(coupon_no)
  return coupon && withState(coupon, db.coupon_states.get(coupon_no))
}

/** All templates, or those named, as this world has them. Unknown and withdrawn ones are left out. */
export function currentTemplates(
  ctx: CouponCtx,
  coupon_nos: readonly string[] = VOUCHER_TEMPLATES.map(({ coupon_no }) => coupon_no),
): VoucherTemplate[] {
  return coupon_nos.flatMap((coupon_no) => currentTemplate(ctx, coupon_no) ?? [])
}

/** Creates the state of a template, unless it exists. Returns false for an unknown one. */
export function ensureTemplateState({ db }: CouponCtx, coupon_no: string): boolean {
  if (!templateByNo(coupon_no)) return false
  if (!db.coupon_states.get(coupon_no)) db.coupon_states.insert({ coupon_no, first_day: null, last_day: null, withdrawn: false })
  return true
}
