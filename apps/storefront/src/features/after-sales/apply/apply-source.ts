import type { AfterSaleDetail, AfterSaleOptions, EligibleLine } from '@nusaria/contracts/after-sale-entities'
import type { CloseReason } from '@nusaria/contracts/order-entities'
import type { z } from 'zod'

/** What the form is about. */
export interface ApplySource {
  /** What can still be asked for on the order. */
  readonly options: AfterSaleOptions
  /** The request that is asked for once more, its goods and kind as they were; null for a new one. */
  readonly previous: AfterSaleDetail | null
}

/** What the order says beside its options; null while it isn't known. */
export interface OrderInfo {
  readonly status: 'pending_payment' | 'pending_shipment' | 'pending_receipt' | 'completed' | 'closed'
  readonly closeReason: z.output<typeof CloseReason> | null
  /** The way it was paid, in words; null where the shopper isn't told. */
  readonly paidBy: string | null
  /** Whether its shipping was free as on a first order. */
  readonly firstOrder: boolean
  /** Whether shipping was paid for. */
  readonly shipping: boolean
}

/** Why nothing can be asked for. */
export type IneligibleReason =
  | 'over'
  | 'limit'
  | 'unpaid'
  | 'closed'
  | 'refunded'
  | 'cancelInstead'
  | 'receiveFirst'
  | 'underWay'
  | 'nothingLeft'
  | 'notAgain'
  | 'notNow'

/** Whether pieces of a line can be asked for. */
export function isSelectable({ available, ongoing_no }: EligibleLine): boolean {
  return available > 0 && ongoing_no === null
}

function reasonFromOrderStatus(facts: OrderInfo | null): IneligibleReason {
  switch (facts?.status) {
    case 'pending_payment':
      return 'unpaid'
    case 'closed':
      return facts.closeReason === 'refunded' ? 'refunded' : 'closed'
    case 'pending_shipment':
      return 'cancelInstead'
    case 'pending_receipt':
      return 'receiveFirst'
    default:
      return 'notNow'
  }
}

/** Why the form can't open; null when it can. */
export function ineligibleReason({ options, previous }: ApplySource, facts: OrderInfo | null): IneligibleReason | null {
  const { types, deadline, attempts_left, lines } = options
  if (types.length === 0) return deadline === null ? reasonFromOrderStatus(facts) : 'over'
  if (previous) return previous.actions.includes('reapply') ? null : attempts_left === 0 ? 'limit' : 'notAgain'
  if (!lines.some(isSelectable)) return lines.some(({ ongoing_no }) => ongoing_no !== null) ? 'underWay' : 'nothingLeft'
  return attempts_left === 0 ? 'limit' : null
}
