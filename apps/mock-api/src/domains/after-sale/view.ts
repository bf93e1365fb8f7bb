import type { Complete } from '@nusaria/contracts/added'
import type {
  AfterSaleAction,
  AfterSaleDetail,
  AfterSaleItem,
  AfterSaleLine,
  RequestedLine,
  ReturnShipment,
} from '@nusaria/contracts/after-sale-entities'
import type { Language } from '@nusaria/contracts/headers'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import type { OrderRow } from '../order/tables.ts'
import { pictureUrl } from '../picture/pictures.ts'
import { courierName, RETURN_ADDRESS } from './couriers.ts'
import { checkAfterSaleTransition } from './guards.ts'
import { reapplyRefusal } from './reapply.ts'
import { requestSummary } from './requests.ts'
import type { AfterSaleRow } from './tables.ts'
import { refundTo } from './target.ts'

/** The reader: their language and the time. */
export type Reader = Pick<WorldCtx, 'db' | 'now'> & { readonly language: Language }

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
  const may: readonly (readonly [AfterSaleAction, boolean])[] = [
    ['cancel', checkAfterSaleTransition(row, order, 'cancel').ok],
    ['send_back', checkAfterSaleTransition(row, order, 'send_back').ok],
    ['correct_shipment', isAwaitingInspection(row)],
    ['retry', checkAfterSaleTransition(row, order, 'retry').ok],
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
  const { courier_code, tracking_number, sent_at } = return_shipment
  return { courier_code, courier_name: courierName(courier_code, language), tracking_number, sent_at: formatInstant(sent_at) }
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
    refunded_at: when(row.refunded_at),
    return_address: comesBack ? RETURN_ADDRESS : null,
    return_shipment: shipmentOf(row, language),
    timeline: row.timeline.map(({ step, at, note }) => ({ step, at: formatInstant(at), note: note === null ? null : note[language] })),
    server_time: formatInstant(now),
  }
}
