import type { AfterSaleDetail, AfterSaleOptions, EligibleLine } from '@nusaria/contracts/after-sale-entities'
import type { OrderDetail } from '@nusaria/contracts/order-entities'

export interface ApplySource {
  /** The lines, types and reasons that the server offers for the order. */
  readonly options: AfterSaleOptions
  /** The request to apply for again; its goods and type can't be changed. Null: a new request. */
  readonly previous: AfterSaleDetail | null
}

/** Why no request can be filed; the texts are `afterSaleForm:nothing.<reason>`. */
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

export function isSelectable({ available, ongoing_no }: EligibleLine): boolean {
  return available > 0 && ongoing_no === null
}

function reasonFromOrderStatus(order: OrderDetail | undefined): IneligibleReason {
  switch (order?.status) {
    case 'pending_payment':
      return 'unpaid'
    case 'closed':
      return order.close_reason === 'refunded' ? 'refunded' : 'closed'
    case 'pending_shipment':
      return 'cancelInstead'
    case 'pending_receipt':
      return 'receiveFirst'
    default:
      return 'notNow'
  }
}

/** Why the form can't open; null when it can. */
export function ineligibleReason({ options, previous }: ApplySource, order: OrderDetail | undefined): IneligibleReason | null {
  const { types, deadline, attempts_left, lines } = options
  if (types.length === 0) return deadline === null ? reasonFromOrderStatus(order) : 'over'
  if (previous) return previous.actions.includes('reapply') ? null : attempts_left === 0 ? 'limit' : 'notAgain'
  if (!lines.some(isSelectable)) return lines.some(({ ongoing_no }) => ongoing_no !== null) ? 'underWay' : 'nothingLeft'
  return attempts_left === 0 ? 'limit' : null
}
