import type { VoucherUnusableReason } from '@nusaria/contracts/order-entities'
import type { z } from 'zod'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import type { MemberRow } from '../member/tables.ts'
import {
  appliesTo,
  claimableVouchers,
  currentTemplate,
  type MemberVoucher,
  memberVouchers,
  shortfallOf,
  type VoucherTemplate,
  validityOf,
} from '../voucher/index.ts'
import type { VoucherValue } from './pricing.ts'
import { orderFacts } from './rules.ts'
import type { SelectedItem } from './select-items.ts'
import { bestVoucherSet, isLegalSet, type VoucherCandidate } from './voucher-set.ts'

type Reason = z.output<typeof VoucherUnusableReason>

export type VoucherError =
  | 'ORDER_VOUCHER_MISSING'
  | 'ORDER_VOUCHER_INVALID'
  | 'ORDER_VOUCHER_EXPIRED'
  | 'ORDER_VOUCHER_USED'
  | 'ORDER_VOUCHER_MINIMUM'
  | 'ORDER_VOUCHER_PRODUCTS'
  | 'ORDER_VOUCHER_NOT_STACKABLE'

/** What decides whether a voucher fits an order. */
export interface VoucherContext {
  readonly items: readonly SelectedItem[]
  /** Rupiah of shipping after the first order's discount; null until there is an address */
  readonly fee: number | null
  /** ms */
  readonly now: number
  readonly began: number
}

type VoucherFit = { readonly ok: true } | { readonly ok: false; readonly reason: Reason; readonly shortfall: number | null }

/** Checks whether a voucher can be used on an order by itself. */
export function checkVoucher({ template }: MemberVoucher, { items, fee, now, began }: VoucherContext): VoucherFit {
  const refused = (reason: Reason, shortfall: number | null = null): VoucherFit => ({ ok: false, reason, shortfall })
  if (validityOf(template, began).from > now) return refused('not_started')
  if (template.app_exclusive) return refused('app_only')
  // What ships free anyway needs no voucher, and no more goods for one.
  if (template.kind === 'shipping' && fee === 0) return refused('no_shipping_fee')
  const within = items.filter((line) => appliesTo(template, line.current.product))
  if (within.length === 0) return refused('products')
  const counted = within.reduce((sum, line) => sum + line.current.price * line.quantity, 0)
  const shortfall = shortfallOf(template.minimum_spend ?? 0, counted)
  if (shortfall > 0) return refused('minimum_spend', shortfall)
  return template.kind === 'shipping' && fee === null ? refused('no_shipping_fee') : { ok: true }
}

/** The error for naming a voucher that doesn't fit. */
export const REASON_ERROR: Readonly<Record<Reason, VoucherError>> = {
  minimum_spend: 'ORDER_VOUCHER_MINIMUM',
  products: 'ORDER_VOUCHER_PRODUCTS',
  not_stackable: 'ORDER_VOUCHER_NOT_STACKABLE',
  no_shipping_fee: 'ORDER_VOUCHER_INVALID',
  not_started: 'ORDER_VOUCHER_INVALID',
  app_only: 'ORDER_VOUCHER_INVALID',
}

export function voucherValue({ template }: MemberVoucher): VoucherValue {
  return { amount_off: template.amount_off ?? null, percent_off: template.percent_off ?? null, max_off: template.max_off ?? null }
}

/** A voucher as the price calculation takes it. */
export function toCandidate(held: MemberVoucher, items: readonly SelectedItem[]): VoucherCandidate {
  const skus = new Set(items.filter(({ current }) => appliesTo(held.template, current.product)).map(({ current }) => current.sku.sku_no))
  return {
    ...voucherValue(held),
    voucher_no: held.row.voucher_no,
    applies: (sku_no) => skus.has(sku_no),
    kind: held.template.kind,
    stackable: held.template.stackable ?? false,
    expires_at: held.row.expires_at,
  }
}

/** A voucher that can't be used, with the reason. */
export interface UnusableVoucher {
  readonly held: MemberVoucher
  readonly reason: Extract<ReturnType<typeof checkVoucher>, { ok: false }>['reason']
  /** Rupiah missing to the minimum spend */
  readonly shortfall: number | null
}

/** The member's vouchers, sorted for an order. `usable` includes the used ones. */
export interface VoucherChoice {
  readonly used: readonly MemberVoucher[]
  readonly usable: readonly MemberVoucher[]
  readonly unusable: readonly UnusableVoucher[]
  /** The discount vouchers among the used ones, as the price calculation takes them. */
  readonly discounts: readonly VoucherCandidate[]
}

type ChoiceOutcome =
  | { readonly ok: true; readonly choice: VoucherChoice }
  | { readonly ok: false; readonly error: VoucherError; readonly detail: FailDetail<VoucherError> }

const refused = (error: VoucherError, voucher_no: string, shortfall?: number | null): ChoiceOutcome => ({
  ok: false,
  error,
  detail: { field: 'voucher_nos', params: shortfall ? { voucher_no, shortfall } : { voucher_no } },
})

/** Finds a voucher named by the shopper: their own, unused and valid. Returns the error otherwise. */
function findNamedVoucher(ctx: WorldCtx, member_no: string, voucher_no: string): MemberVoucher | VoucherError {
  const row = ctx.db.vouchers.get(voucher_no)
  const template = row && currentTemplate(ctx, row.coupon_no)
  if (!row || !template || row.member_no !== member_no) return 'ORDER_VOUCHER_MISSING'
  if (row.state === 'used') return 'ORDER_VOUCHER_USED'
  if (row.state === 'expired' || row.expires_at <= ctx.now) return 'ORDER_VOUCHER_EXPIRED'
  return { row, template }
}

/** The allowed set with the lowest total, among vouchers that fit. */
function bestVouchers(fitting: readonly MemberVoucher[], scene: VoucherContext): MemberVoucher[] {
  const lines = scene.items.map(({ current, quantity }) => ({ sku_no: current.sku.sku_no, amount: current.price * quantity }))
  const candidates = fitting.map((one) => toCandidate(one, scene.items))
  const chosen = new Set(bestVoucherSet(lines, candidates, scene.fee ?? 0).map(({ voucher_no }) => voucher_no))
  return fitting.filter(({ row }) => chosen.has(row.voucher_no))
}

/** The discount vouchers of a set, as the price calculation takes them. */
function discountsOf(used: readonly MemberVoucher[], { items }: VoucherContext): VoucherCandidate[] {
  return used.filter(({ template }) => template.kind === 'discount').map((one) => toCandidate(one, items))
}

/** The member's unused vouchers, those that expire first first. */
function unusedByExpiry(ctx: WorldCtx, member_no: string): MemberVoucher[] {
  return memberVouchers(ctx, member_no, 'unused').sort((a, b) => a.row.expires_at - b.row.expires_at)
}

/** The best allowed set among vouchers that permit cash on delivery. */
export function codVouchers(ctx: WorldCtx, member_no: string, scene: VoucherContext): Pick<VoucherChoice, 'used' | 'discounts'> {
  const fitting = unusedByExpiry(ctx, member_no).filter((one) => !one.template.online_only && checkVoucher(one, scene).ok)
  const used = bestVouchers(fitting, scene)
  return { used, discounts: discountsOf(used, scene) }
}

/** A voucher to claim for an order: it fits, or Rupiah are missing to its minimum spend. */
export interface VoucherToClaim {
  readonly template: VoucherTemplate
  readonly shortfall: number | null
}

/** What the member can claim for this order, with the best allowed sets of the wallet alone and with those claimed. */
export function vouchersToClaim(ctx: WorldCtx, member: MemberRow, scene: VoucherContext) {
  const fits = claimableVouchers(ctx, member, orderFacts(ctx, member.member_no)).map((one) => ({ one, fit: checkVoucher(one, scene) }))
  const claimed = fits.flatMap(({ one, fit }) => (fit.ok ? [one] : []))
  const held = unusedByExpiry(ctx, member.member_no).filter((one) => checkVoucher(one, scene).ok)
  const best = (fitting: readonly MemberVoucher[]) => {
    const used = bestVouchers(fitting, scene)
    return { used, discounts: discountsOf(used, scene) }
  }
  const withClaims = best([...held, ...claimed])
  const offers = fits
    .filter(({ one }, at) => fits.findIndex((other) => other.one.template === one.template) === at)
    .flatMap(({ one: { template }, fit }): VoucherToClaim[] => {
      if (fit.ok) return [{ template, shortfall: null }]
      return fit.reason === 'minimum_spend' ? [{ template, shortfall: fit.shortfall }] : []
    })
    .sort((a, b) => (a.shortfall ?? 0) - (b.shortfall ?? 0))
  return {
    offers,
    heldAlone: best(held),
    withClaims,
    coupon_nos: withClaims.used.flatMap((one) => (claimed.includes(one) ? [one.row.coupon_no] : [])),
  }
}

/** Checks the vouchers the shopper named, or proposes the best allowed set. Says why the others can't be used. */
export function chooseVouchers(
  ctx: WorldCtx,
  member_no: string,
  scene: VoucherContext,
  voucher_nos: readonly string[] | undefined,
): ChoiceOutcome {
  const fits = unusedByExpiry(ctx, member_no).map((one) => ({ one, fit: checkVoucher(one, scene) }))
  const fitting = fits.filter(({ fit }) => fit.ok).map(({ one }) => one)
  const used = voucher_nos === undefined ? bestVouchers(fitting, scene) : []
  for (const voucher_no of voucher_nos ?? []) {
    const one = findNamedVoucher(ctx, member_no, voucher_no)
    if (typeof one === 'string') return refused(one, voucher_no)
    const fit = checkVoucher(one, scene)
    if (!fit.ok) return refused(REASON_ERROR[fit.reason], voucher_no, fit.shortfall)
    if (used.some(({ row }) => row.voucher_no === voucher_no)) return refused('ORDER_VOUCHER_INVALID', voucher_no)
    used.push(one)
    if (!isLegalSet(used.map((other) => toCandidate(other, scene.items)))) return refused('ORDER_VOUCHER_NOT_STACKABLE', voucher_no)
  }
  const isUsed = ({ row }: MemberVoucher) => used.some((other) => other.row.voucher_no === row.voucher_no)
  const joins = (one: MemberVoucher) => isUsed(one) || isLegalSet([...used, one].map((other) => toCandidate(other, scene.items)))
  return {
    ok: true,
    choice: {
      used,
      usable: fitting.filter(joins),
      unusable: fits.flatMap(({ one, fit }): UnusableVoucher[] => {
        if (!fit.ok) return [{ held: one, reason: fit.reason, shortfall: fit.shortfall }]
        return joins(one) ? [] : [{ held: one, reason: 'not_stackable', shortfall: null }]
      }),
      discounts: discountsOf(used, scene),
    },
  }
}
