import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { PayOption } from '@nusaria/contracts/payment-entities'
import { PAY_METHODS, payChannels } from './channels.ts'

/** Rupiah; the maximum a courier takes in cash. */
export const COD_MAX = 5_000_000

/** What decides which payment methods are available. */
export interface PayFacts {
  /** Rupiah */
  readonly total: number
  /** Whether the courier takes cash there. */
  readonly area_cod: boolean
  /** Whether every product allows cash on delivery. */
  readonly products_cod: boolean
  /** Whether a voucher on the order requires online payment. */
  readonly online_only: boolean
}

/** Why cash on delivery is disabled; null when it is available. */
export function codClosedReason(facts: PayFacts): NonNullable<PayOption['disabled_reason']> | null {
  if (!facts.area_cod) return 'area'
  if (!facts.products_cod) return 'product'
  // Checked before the voucher: without the voucher the order costs even more.
  if (facts.total > COD_MAX) return 'amount'
  return facts.online_only ? 'voucher' : null
}

/** What disables cash on delivery, by name, for the reasons that have names. */
export type CodBlockers = Readonly<Partial<Record<NonNullable<PayOption['disabled_reason']>, readonly string[]>>>

function payOption(method: PayMethod, reason: PayOption['disabled_reason'], behind: CodBlockers): PayOption {
  return {
    method,
    channels: payChannels(method),
    flag_enabled: reason === null,
    disabled_reason: reason,
    disabled_by: reason === null ? [] : [...(behind[reason] ?? [])],
    most: method === 'cod' ? COD_MAX : null,
  }
}

/** The payment methods as the cashier shows them. */
export function payOptions(facts: PayFacts, behind: CodBlockers): PayOption[] {
  return PAY_METHODS.map((method) => payOption(method, method === 'cod' ? codClosedReason(facts) : null, behind))
}

/** The methods that are available. */
export function availableMethods(facts: PayFacts): PayMethod[] {
  return PAY_METHODS.filter((method) => method !== 'cod' || codClosedReason(facts) === null)
}
