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

/** Checks the vouchers the shopper named, or proposes the cheapest legal set; says why the others can't be used. */
export function chooseVouchers(ctx: WorldCtx, member_no: string, scene: VoucherScene, voucher_nos: readonly string[] | undefined): Outcome {
  const lines = scene.picked.map(({ now, quantity }) => ({ sku_no: now.sku.sku_no, amount: now.price * quantity }))
  const held = heldBy(ctx, member_no, 'unused').sort((a, b) => a.row.expires_at - b.row.expires_at)
  const fits = held.map((one) => ({ one, fit: fitOf(one, scene) }))
  const fitting = fits.filter(({ fit }) => fit.ok).map(({ one }) => one)
  let used: Held[] = []
  if (voucher_nos === undefined) {
    const chosen = new Set(
      cheapestSet(
        lines,
        fitting.map((one) => candidateOf(one, scene.picked)),
        scene.fee,
      ).map(({ voucher_no }) => voucher_no),
    )
    used = fitting.filter(({ row }) => chosen.has(row.voucher_no))
  }
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
      discounts: used.filter(({ coupon }) => coupon.kind === 'discount').map((one) => candidateOf(one, scene.picked)),
    },
  }
}
