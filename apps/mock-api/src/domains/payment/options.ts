import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { PayOption } from '@nusaria/contracts/payment-entities'
import { PAY_METHODS, payChannels } from './channels.ts'

/** Rupiah; a courier takes no more cash than this. */
export const COD_MAX = 5_000_000

/** What decides which ways of paying are open to an order. */
export interface PayFacts {
  /** Rupiah */
  readonly total: number
  /** Whether the courier takes cash there. */
  readonly area_cod: boolean
  /** Whether every product can be paid at the door. */
  readonly products_cod: boolean
  /** Whether a voucher on the order asks for online payment. */
  readonly online_only: boolean
}

/** Why cash on delivery is closed; null when it is open. */
export function codClosedReason(facts: PayFacts): NonNullable<PayOption['disabled_reason']> | null {
  if (!facts.area_cod) return 'area'
  if (!facts.products_cod) return 'product'
  // An order without the voucher costs more still: leaving it out opens nothing then.
  if (facts.total > COD_MAX) return 'amount'
  return facts.online_only ? 'voucher' : null
}

/** What closes cash on delivery, by name, for each reason that has names. */
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

/** The ways of paying as the cashier offers them. */
export function payOptions(facts: PayFacts, behind: CodBlockers): PayOption[] {
  return PAY_METHODS.map((method) => payOption(method, method === 'cod' ? codClosedReason(facts) : null, behind))
}

/** The methods among them that are open. */
export function availableMethods(facts: PayFacts): PayMethod[] {
  return PAY_METHODS.filter((method) => method !== 'cod' || codClosedReason(facts) === null)
}
