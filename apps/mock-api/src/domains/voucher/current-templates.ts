import type { WorldCtx } from '../../engine/contract/context.ts'
import type { CouponStateRow } from './tables.ts'
import { templateByNo, VOUCHER_TEMPLATES, type VoucherTemplate } from './templates.ts'

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
