import type { VoucherUnusableReason } from '@nusaria/contracts/order-entities'
import type { z } from 'zod'
import type { MemberVoucher } from '../voucher/member-vouchers.ts'
import { shortfallOf } from '../voucher/rules.ts'
import { appliesTo } from '../voucher/templates.ts'
import { validityOf } from '../voucher/terms.ts'
import type { VoucherValue } from './pricing.ts'
import type { SelectedItem } from './select-items.ts'
import type { VoucherCandidate } from './voucher-set.ts'

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
  readonly picked: readonly SelectedItem[]
  /** Rupiah of shipping after the first order's discount */
  readonly fee: number
  /** ms */
  readonly now: number
  readonly began: number
}

type VoucherFit = { readonly ok: true } | { readonly ok: false; readonly reason: Reason; readonly shortfall: number | null }

/** Checks whether a voucher can be used on an order by itself. */
export function checkVoucher({ coupon }: MemberVoucher, { picked, fee, now, began }: VoucherContext): VoucherFit {
  const refused = (reason: Reason, shortfall: number | null = null): VoucherFit => ({ ok: false, reason, shortfall })
  if (validityOf(coupon, began).from > now) return refused('not_started')
  if (coupon.app_exclusive) return refused('app_only')
  const within = picked.filter((line) => appliesTo(coupon, line.now.product))
  if (within.length === 0) return refused('products')
  const counted = within.reduce((sum, line) => sum + line.now.price * line.quantity, 0)
  const shortfall = shortfallOf(coupon.minimum_spend ?? 0, counted)
  if (shortfall > 0) return refused('minimum_spend', shortfall)
  return coupon.kind === 'shipping' && fee === 0 ? refused('no_shipping_fee') : { ok: true }
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

export function voucherValue({ coupon }: MemberVoucher): VoucherValue {
  return { amount_off: coupon.amount_off ?? null, percent_off: coupon.percent_off ?? null, max_off: coupon.max_off ?? null }
}

/** A voucher as the price calculation takes it. */
export function toCandidate(held: MemberVoucher, picked: readonly SelectedItem[]): VoucherCandidate {
  const skus = new Set(picked.filter(({ now }) => appliesTo(held.coupon, now.product)).map(({ now }) => now.sku.sku_no))
  return {
    ...voucherValue(held),
    voucher_no: held.row.voucher_no,
    applies: (sku_no) => skus.has(sku_no),
    kind: held.coupon.kind,
    stackable: held.coupon.stackable ?? false,
    expires_at: held.row.expires_at,
  }
}
