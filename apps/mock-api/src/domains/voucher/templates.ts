import { jsonData } from '@nusaria/catalogue/lib/json'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import { CouponNo, VoucherKind } from '@nusaria/contracts/voucher'
import { z } from 'zod'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { TranslatedText } from '../../engine/store/translated-text.ts'
import { withBrand } from '../../lib/with-brand.ts'
import type { CouponStateRow } from './tables.ts'
import templates from './templates.json' with { type: 'json' }

/** A voucher template of the shop (`templates.json`). Days count from the day the world began. */
export const VoucherTemplate = z.strictObject({
  coupon_no: CouponNo,
  name: TranslatedText,
  kind: VoucherKind,
  /** Rupiah; either this or `percent_off` */
  amount_off: z.int().positive().optional(),
  percent_off: z.int().min(1).max(100).optional(),
  /** Rupiah; maximum of a percentage discount */
  max_off: z.int().positive().optional(),
  /** Rupiah of the products it applies to */
  minimum_spend: z.int().positive().optional(),
  /** First and last day it can be claimed and used. */
  days: z.tuple([z.int(), z.int()]),
  use_within_days: z.int().positive().optional(),
  stackable: z.literal(true).optional(),
  /** Brands it applies to; absent: all products. */
  brands: z.array(z.string()).optional(),
  online_only: z.literal(true).optional(),
  app_exclusive: z.literal(true).optional(),
  new_user: z.literal(true).optional(),
  /** For members with a completed order. */
  returning: z.literal(true).optional(),
  /** Its code; a voucher with a code isn't offered. */
  code: z.string().optional(),
  /** Total number; absent: unlimited. */
  pieces: z.int().positive().optional(),
  /** Claimed before the world began. */
  claimed: z.int().optional(),
  /** Maximum per member; default 1. */
  per_member: z.int().positive().optional(),
})
export type VoucherTemplate = z.output<typeof VoucherTemplate>

/** The cart shows how much is missing to "free shipping from Rp50rb". */
export const FREE_SHIPPING = 'ONGKIR20'

export const VOUCHER_TEMPLATES = jsonData<readonly VoucherTemplate[]>(withBrand(templates))

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
