import { AFTER_SALE_STATUS, nextState, type OrderEvent, type OrderState, orderLifecycle } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { remainingPieces } from '../after-sale/pieces.ts'
import { isOngoing, requestsOf } from '../after-sale/requests.ts'
import type { AfterSaleRow } from '../after-sale/tables.ts'
import type { OrderRow } from './tables.ts'

type DbCtx = Pick<WorldCtx, 'db'>

/** Events that an ongoing after-sales request blocks: otherwise its goods would be shipped, received or refunded twice. */
const BLOCKED_BY_REQUEST: readonly OrderEvent[] = ['ship', 'confirm', 'complete', 'cancel', 'close']

/** The newest ongoing request on an order, if any. */
export function ongoingRequest(ctx: DbCtx, order_no: string): AfterSaleRow | undefined {
  return requestsOf(ctx, order_no).find(isOngoing)
}

/** Requests that wait for the courier to bring an order's goods back. */
export function pendingInterceptions(ctx: DbCtx, order_no: string): AfterSaleRow[] {
  return requestsOf(ctx, order_no).filter(({ status }) => status === AFTER_SALE_STATUS.interceptionRequested)
}

/** Pieces of an order's lines that are not refunded; lines without any are left out. */
export function piecesToShip(ctx: DbCtx, order: OrderRow): { line_no: string; quantity: number }[] {
  return remainingPieces(order, requestsOf(ctx, order.order_no)).flatMap(({ line_no, available }) =>
    available > 0 ? [{ line_no, quantity: available }] : [],
  )
}

/** The state an event leads to, or why the event is illegal, in words for the control API. */
export function checkOrderTransition(
  ctx: DbCtx,
  order: OrderRow,
  event: OrderEvent,
): { readonly ok: true; readonly status: OrderState } | { readonly ok: false; readonly why: string } {
  const status = nextState(orderLifecycle, order.status, event)
  if (status === null) return { ok: false, why: `it is ${order.status}` }
  const request = BLOCKED_BY_REQUEST.includes(event) ? ongoingRequest(ctx, order.order_no) : undefined
  if (request) return { ok: false, why: `${request.after_sale_no} is under way` }
  if (event === 'ship' && piecesToShip(ctx, order).length === 0) return { ok: false, why: 'all of it is refunded' }
  if (event === 'complete' && order.parcels.some(({ delivered_at }) => delivered_at === null))
    return { ok: false, why: 'a parcel is under way' }
  return { ok: true, status }
}
