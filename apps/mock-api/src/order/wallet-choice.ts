import type { FailDetail, WorldCtx } from '../kernel/ctx.ts'
import { couponNow } from '../promotion/coupon-now.ts'
import { type Held, heldBy } from '../promotion/wallet.ts'
import { type Candidate, cheapestSet, isLegalSet } from './voucher-set.ts'
import { candidateOf, fitOf, REASON_ERROR, type VoucherError, type VoucherScene } from './vouchers.ts'

/** A voucher that can't join, with why. */
export interface Unusable {
  readonly held: Held
  readonly reason: Extract<ReturnType<typeof fitOf>, { ok: false }>['reason']
  /** Rupiah missing to the minimum */
  readonly shortfall: number | null
}

/** The wallet sorted for an order. `usable` holds the used ones too. */
export interface VoucherChoice {
  readonly used: readonly Held[]
  readonly usable: readonly Held[]
  readonly unusable: readonly Unusable[]
  /** The discounts among the used, as pricing takes them. */
  readonly discounts: readonly Candidate[]
}

type Outcome =
  | { readonly ok: true; readonly choice: VoucherChoice }
  | { readonly ok: false; readonly error: VoucherError; readonly detail: FailDetail }

const refused = (error: VoucherError, voucher_no: string, shortfall?: number | null): Outcome => ({
  ok: false,
  error,
  detail: { field: 'voucher_nos', params: shortfall ? { voucher_no, shortfall } : { voucher_no } },
})

/** A voucher named by the shopper: theirs, unused, in time; otherwise why not. */
function named(ctx: WorldCtx, member_no: string, voucher_no: string): Held | VoucherError {
  const row = ctx.db.vouchers.get(voucher_no)
  const coupon = row && couponNow(ctx, row.coupon_no)
  if (!row || !coupon || row.member_no !== member_no) return 'ORDER_VOUCHER_MISSING'
  if (row.state === 'used') return 'ORDER_VOUCHER_USED'
  if (row.state === 'expired' || row.expires_at <= ctx.now) return 'ORDER_VOUCHER_EXPIRED'
  return { row, coupon }
}

/** Of vouchers that fit, the legal set that leaves least to pay. */
function proposed(fitting: readonly Held[], scene: VoucherScene): Held[] {
  const lines = scene.picked.map(({ now, quantity }) => ({ sku_no: now.sku.sku_no, amount: now.price * quantity }))
  const candidates = fitting.map((one) => candidateOf(one, scene.picked))
  const chosen = new Set(cheapestSet(lines, candidates, scene.fee).map(({ voucher_no }) => voucher_no))
  return fitting.filter(({ row }) => chosen.has(row.voucher_no))
}

/** The discounts of a set, as pricing takes them. */
function discountsOf(used: readonly Held[], { picked }: VoucherScene): Candidate[] {
  return used.filter(({ coupon }) => coupon.kind === 'discount').map((one) => candidateOf(one, picked))
}

/** The member's unused vouchers, those that end first before the others. */
function unusedOf(ctx: WorldCtx, member_no: string): Held[] {
  return heldBy(ctx, member_no, 'unused').sort((a, b) => a.row.expires_at - b.row.expires_at)
}

/** The legal set that leaves least to pay among vouchers that allow cash on delivery. */
export function cashVouchers(ctx: WorldCtx, member_no: string, scene: VoucherScene): Pick<VoucherChoice, 'used' | 'discounts'> {
  const fitting = unusedOf(ctx, member_no).filter((one) => !one.coupon.online_only && fitOf(one, scene).ok)
  const used = proposed(fitting, scene)
  return { used, discounts: discountsOf(used, scene) }
}

/** Checks the vouchers the shopper named, or proposes the cheapest legal set; says why the others can't be used. */
export function chooseVouchers(ctx: WorldCtx, member_no: string, scene: VoucherScene, voucher_nos: readonly string[] | undefined): Outcome {
  const fits = unusedOf(ctx, member_no).map((one) => ({ one, fit: fitOf(one, scene) }))
  const fitting = fits.filter(({ fit }) => fit.ok).map(({ one }) => one)
  const used = voucher_nos === undefined ? proposed(fitting, scene) : []
  for (const voucher_no of voucher_nos ?? []) {
    const one = named(ctx, member_no, voucher_no)
    if (typeof one === 'string') return refused(one, voucher_no)
    const fit = fitOf(one, scene)
    if (!fit.ok) return refused(REASON_ERROR[fit.reason], voucher_no, fit.shortfall)
    if (used.some(({ row }) => row.voucher_no === voucher_no)) return refused('ORDER_VOUCHER_INVALID', voucher_no)
    used.push(one)
    if (!isLegalSet(used.map((other) => candidateOf(other, scene.picked)))) return refused('ORDER_VOUCHER_NOT_STACKABLE', voucher_no)
  }
  const isUsed = ({ row }: Held) => used.some((other) => other.row.voucher_no === row.voucher_no)
  const joins = (one: Held) => isUsed(one) || isLegalSet([...used, one].map((other) => candidateOf(other, scene.picked)))
  return {
    ok: true,
    choice: {
      used,
      usable: fitting.filter(joins),
      unusable: fits.flatMap(({ one, fit }): Unusable[] => {
        if (!fit.ok) return [{ held: one, reason: fit.reason, shortfall: fit.shortfall }]
        return joins(one) ? [] : [{ held: one, reason: 'not_stackable', shortfall: null }]
      }),
      discounts: discountsOf(used, scene),
    },
  }
}
