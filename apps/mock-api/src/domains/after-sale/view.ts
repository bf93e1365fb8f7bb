import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { Complete } from '@nusaria/contracts/added'
import type {
  AfterSaleAction,
  AfterSaleDetail,
  AfterSaleItem,
  AfterSaleLine,
  AfterSaleOptions,
  RefundItem,
  RequestedLine,
  ReturnShipment,
} from '@nusaria/contracts/after-sale-entities'
import type { Language } from '@nusaria/contracts/headers'
import { AFTER_SALE_STATUS, type AfterSaleEvent, afterSaleLifecycles } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { checkTransition } from '../../engine/contract/transition.ts'
import type { OrderRow } from '../order/tables.ts'
import { pictureUrl } from '../picture/index.ts'
import { reapplyRefusal } from './apply.ts'
import { courierName, picksUpAt, RETURN_ADDRESS } from './couriers.ts'
import { returnPayer } from './refund.ts'
import { remainingPieces, requestSummary, requestsOf } from './requests.ts'
import { applyDeadline, attemptsLeft, availableTypes, reasonsFor } from './rules.ts'
import type { AfterSaleRow } from './tables.ts'
import { refundTo, targetAccount } from './target.ts'

/** The reader: their language and the time. */
export type Reader = Pick<WorldCtx, 'db' | 'now' | 'machines'> & { readonly language: Language }

const when = (ms: number | null) => (ms === null ? null : formatInstant(ms))

/** The lines of an order with the pieces that a request names. */
export function requestLines(order: OrderRow, pieces: readonly RequestedLine[]): AfterSaleLine[] {
  return pieces.flatMap(({ line_no, quantity }) => {
    const line = order.lines.find((each) => each.line_no === line_no)
    if (!line) return []
    const { product_no, sku_no, product_name, spec_values, thumb_image_url, price } = line
    return [{ line_no, product_no, sku_no, product_name, spec_values, thumb_image_url, price, quantity }]
  })
}

/** Whether its goods are on their way back, or wait for inspection. */
export function isAwaitingInspection({ status, return_shipment }: Pick<AfterSaleRow, 'status' | 'return_shipment'>): boolean {
  return status === AFTER_SALE_STATUS.pendingInspection && return_shipment !== null
}

/** What the member may do with a request now: everything that no rule refuses. */
function actionsOf(reader: Reader, row: AfterSaleRow, order: OrderRow): AfterSaleAction[] {
  const can = (event: AfterSaleEvent) => checkTransition(reader, afterSaleLifecycles[row.type], row, event).ok
  const may: readonly (readonly [AfterSaleAction, boolean])[] = [
    ['cancel', can('cancel')],
    ['send_back', can('send_back')],
    ['correct_shipment', isAwaitingInspection(row)],
    ['retry', can('retry')],
    ['reapply', reapplyRefusal(reader, row, order) === null],
  ]
  return may.flatMap(([action, allowed]) => (allowed ? [action] : []))
}

/** A request as lists show it. */
export function requestItem(reader: Reader, row: AfterSaleRow, order: OrderRow): Complete<AfterSaleItem> {
  return {
    ...requestSummary(row),
    order_no: row.order_no,
    reason: row.reason,
    lines: requestLines(order, row.lines),
    quantity: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    deadline: when(row.deadline),
    actions: actionsOf(reader, row, order),
    applied_at: formatInstant(row.applied_at),
  }
}

function shipmentOf({ return_shipment }: AfterSaleRow, language: Language): Complete<ReturnShipment> | null {
  if (return_shipment === null) return null
  const { courier_code, tracking_number, sent_at, pickup } = return_shipment
  return { courier_code, courier_name: courierName(courier_code, language), tracking_number, sent_at: formatInstant(sent_at), pickup }
}

/** A request with all its details. */
export function requestDetail(reader: Reader, row: AfterSaleRow, order: OrderRow): Complete<AfterSaleDetail> {
  const { db, now, language } = reader
  const pictures = row.picture_ids.flatMap((id) => db.pictures.get(id) ?? [])
  const comesBack = row.status === AFTER_SALE_STATUS.awaitingReturn || row.return_shipment !== null
  return {
    ...requestItem(reader, row, order),
    description: row.description,
    picture_list: pictures.map(pictureUrl),
    picture_ids: pictures.map(({ picture_id }) => picture_id),
    refund: row.refund,
    refund_to: refundTo(reader, row, order, language),
    account_digest: targetAccount(reader, row)?.digest ?? null,
    refunded_at: when(row.refunded_at),
    return_payer: returnPayer(comesBack || row.type === 'return_refund', row.reason),
    pickup_address: row.status === AFTER_SALE_STATUS.awaitingReturn && picksUpAt(order) ? order.destination.delivery_address : null,
    return_address: comesBack ? RETURN_ADDRESS : null,
    return_shipment: shipmentOf(row, language),
    timeline: row.timeline.map(({ step, at, note }) => ({ step, at: formatInstant(at), note: note === null ? null : note[language] })),
    server_time: formatInstant(now),
  }
}

/** What can be requested on an order. */
export function optionsOf(ctx: Pick<WorldCtx, 'db' | 'now'>, order: OrderRow): Complete<AfterSaleOptions> {
  const requests = requestsOf(ctx, order.order_no)
  const pieces = remainingPieces(order, requests)
  const deadline = applyDeadline(order)
  const types = availableTypes(order, ctx.now)
  return {
    order_no: order.order_no,
    lines: requestLines(order, order.lines).map((line) => {
      const { available = 0, ongoing_no = null } = pieces.find(({ line_no }) => line_no === line.line_no) ?? {}
      return { ...line, available, ongoing_no }
    }),
    types,
    reasons: reasonsFor(order),
    type_reasons: types.map((type) => ({ type, reasons: reasonsFor(order, type) })),
    pickup: picksUpAt(order),
    deadline: deadline === null ? null : formatInstant(deadline),
    attempts_left: attemptsLeft(requests),
    needs_refund_target: order.pay_method === 'cod',
    server_time: formatInstant(ctx.now),
  }
}

/** The stage of a request's refund; null when there is no refund, or none will come. */
export function refundStage({ status, end_reason }: Pick<AfterSaleRow, 'status' | 'end_reason'>): RefundItem['stage'] | null {
  if (status === AFTER_SALE_STATUS.refundPending) return 'under_way'
  if (status === AFTER_SALE_STATUS.success) return 'received'
  return end_reason === 'refund_failed' ? 'failed' : null
}

/** A refund as its list shows it; empty for a request without a refund. */
export function refundItems(reader: Reader, row: AfterSaleRow): RefundItem[] {
  const stage = refundStage(row)
  const order = reader.db.orders.get(row.order_no)
  if (stage === null || !order) return []
  const [first] = row.lines
  return [
    {
      after_sale_no: row.after_sale_no,
      order_no: row.order_no,
      stage,
      refund_amount: row.refund.refund_amount,
      coins_returned: row.refund.coins_returned,
      refund_to: refundTo(reader, row, order, reader.language),
      thumb_image_url: order.lines.find(({ line_no }) => line_no === first?.line_no)?.thumb_image_url ?? '',
      requested_at: formatInstant(row.applied_at),
      refunded_at: row.refunded_at === null ? null : formatInstant(row.refunded_at),
    },
  ]
}

/** Rupiah that a member has received in refunds. */
export function totalReceived({ db }: Pick<Reader, 'db'>, member_no: string): number {
  const received = db.after_sales.all({ member_no, status: AFTER_SALE_STATUS.success })
  return received.reduce((sum, { refund }) => sum + refund.refund_amount, 0)
}
