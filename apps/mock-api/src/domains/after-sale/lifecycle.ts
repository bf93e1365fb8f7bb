import { AFTER_SALE_STATUS, type AfterSaleEvent } from '@nusaria/contracts/lifecycle'
import type { z } from 'zod'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { TranslatedText } from '../../engine/store/translated-text.ts'
import { notifyOfAfterSale, remindOfReturn } from '../message/notify.ts'
import { scheduleCompletion } from '../order/completion.ts'
import type { OrderRow } from '../order/tables.ts'
import { returnDeadline, scheduleTimers } from './dues.ts'
import { restockRequest } from './goods-back.ts'
import { checkAfterSaleTransition, endReasonOf, STEP_OF_EVENT } from './guards.ts'
import { reapplyRefusal } from './reapply.ts'
import { applyDeadline } from './rules.ts'
import { payRefund } from './settle.ts'
import { reassignShippingFee } from './shipping-fee.ts'
import type { AfterSaleRow } from './tables.ts'
import { refundFailure } from './target.ts'
import { REFUND_FAILURE_TEXTS } from './texts.ts'

/** What a transition stores beside what its event implies. */
export interface TransitionDetails {
  /** A note for the timeline: the merchant's words, or why a refund failed. */
  readonly note?: z.output<typeof TranslatedText>
  readonly changes?: Partial<AfterSaleRow>
}

const { interceptionRequested, refundPending, success, pendingInspection } = AFTER_SALE_STATUS

/** Whether the shop has the goods of a request in this state: they never left, were intercepted, or were returned and inspected. */
function hasGoods({ status }: AfterSaleRow, { parcels }: OrderRow): boolean {
  return parcels.length === 0 || status === interceptionRequested || status === pendingInspection
}

/**
 * Applies an event of the request's lifecycle with all its effects: deadline, stock, money, a message to the member. Returns undefined and
 * changes nothing where the event is illegal.
 */
export function transitionAfterSale(
  ctx: WorldCtx,
  row: AfterSaleRow,
  event: AfterSaleEvent,
  { note, changes }: TransitionDetails = {},
): AfterSaleRow | undefined {
  const { db, now } = ctx
  const order = db.orders.get(row.order_no)
  const move = order && checkAfterSaleTransition(row, order, event)
  if (!order || !move?.ok) return undefined
  const { status } = move
  const moved = db.after_sales.update(row.after_sale_no, {
    ...changes,
    status,
    end_reason: endReasonOf(row, event),
    deadline: returnDeadline(status, now),
    refunded_at: status === success ? now : null,
    timeline: [...row.timeline, { step: STEP_OF_EVENT[event], at: now, note: note ?? null }],
  })
  scheduleTimers(ctx, moved)
  if (status === refundPending && hasGoods(row, order)) restockRequest(ctx, moved, order)
  if (status === success) payRefund(ctx, moved, order)
  const after = db.after_sales.get(row.after_sale_no) ?? moved
  const again = reapplyRefusal(ctx, after, order) ? null : { until: applyDeadline(order) }
  notifyOfAfterSale(ctx, after, STEP_OF_EVENT[event], again)
  reassignShippingFee(ctx, order, after)
  scheduleCompletion(ctx, row.order_no)
  return db.after_sales.get(row.after_sale_no) ?? after
}

/** Timer: the return deadline has passed. */
export function expireReturn(ctx: WorldCtx, after_sale_no: string): void {
  const row = ctx.db.after_sales.get(after_sale_no)
  if (row) transitionAfterSale(ctx, row, 'expire')
}

/** Timer: one day is left to send goods back. */
export function sendReturnReminder(ctx: WorldCtx, after_sale_no: string): void {
  const row = ctx.db.after_sales.get(after_sale_no)
  if (row) remindOfReturn(ctx, row)
}

/** Timer: the gateway reports the result of a refund. */
export function finishRefund(ctx: WorldCtx, after_sale_no: string): void {
  const row = ctx.db.after_sales.get(after_sale_no)
  if (!row) return
  const trouble = refundFailure(ctx, row)
  if (trouble) transitionAfterSale(ctx, row, 'fail', { note: REFUND_FAILURE_TEXTS[trouble] })
  else transitionAfterSale(ctx, row, 'refund')
}
