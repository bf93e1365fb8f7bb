import type { AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS, type AfterSaleEvent, type AfterSaleState, afterSaleLifecycles, nextState } from '@nusaria/contracts/lifecycle'
import type { OrderRow } from '../order/tables.ts'
import type { AfterSaleRow } from './tables.ts'

type GuardedRequest = Pick<AfterSaleRow, 'type' | 'status' | 'end_reason'>
type EndReason = NonNullable<AfterSaleRow['end_reason']>

/** End reasons after which the shopper can apply again for the same pieces. */
const REAPPLIABLE_ENDS: readonly (EndReason | null)[] = ['cancelled', 'refused', 'return_overdue']

/** Whether a parcel is in transit, so that the courier can still bring it back. */
function isInTransit({ status, parcels }: Pick<OrderRow, 'status' | 'parcels'>): boolean {
  return status === 'pending_receipt' && parcels.some(({ delivered_at }) => delivered_at === null)
}

/** Why an event is impossible although the table allows it, in words for the control API; null when it is possible. */
function guard({ end_reason }: GuardedRequest, order: Pick<OrderRow, 'status' | 'parcels'>, event: AfterSaleEvent): string | null {
  switch (event) {
    case 'intercept':
      return isInTransit(order) ? null : `its order is ${order.status}, with nothing on its way`
    case 'reapply':
      return REAPPLIABLE_ENDS.includes(end_reason) ? null : `it ended by ${end_reason}`
    case 'retry':
      return end_reason === 'refund_failed' ? null : `it ended by ${end_reason}`
    default:
      return null
  }
}

/** The state an event leads to, or why the event is illegal, in words for the control API. */
export function checkAfterSaleTransition(
  request: GuardedRequest,
  order: Pick<OrderRow, 'status' | 'parcels'>,
  event: AfterSaleEvent,
): { readonly ok: true; readonly status: AfterSaleState } | { readonly ok: false; readonly why: string } {
  const status = nextState(afterSaleLifecycles[request.type], request.status, event)
  if (status === null) return { ok: false, why: `its status is ${request.status}` }
  const why = guard(request, order, event)
  return why === null ? { ok: true, status } : { ok: false, why }
}

/** The reason with which an event ends a request without money; null when the request continues. */
export function endReasonOf({ status }: Pick<AfterSaleRow, 'status'>, event: AfterSaleEvent): EndReason | null {
  switch (event) {
    case 'cancel':
      return 'cancelled'
    case 'refuse':
      return status === AFTER_SALE_STATUS.pendingInspection ? 'inspection_failed' : 'refused'
    case 'expire':
      return 'return_overdue'
    case 'fail':
      return 'refund_failed'
    default:
      return null
  }
}

/** The step of the timeline that an event adds. */
export const STEP_OF_EVENT: Readonly<Record<AfterSaleEvent, AfterSaleStep['step']>> = {
  agree: 'agreed',
  refuse: 'refused',
  intercept: 'interception_requested',
  miss: 'interception_missed',
  send_back: 'sent_back',
  expire: 'return_overdue',
  inspect: 'inspected',
  refund: 'refunded',
  fail: 'refund_failed',
  cancel: 'cancelled',
  reapply: 'reapplied',
  retry: 'refund_retried',
}
