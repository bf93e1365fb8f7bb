import { AFTER_SALE_STATUS, type AfterSaleEvent } from '@nusaria/contracts/lifecycle'
import type { z } from 'zod'
import type { WorldCtx } from '../kernel/ctx.ts'
import type { Translated } from '../kernel/translated.ts'
import { notifyOfAfterSale, remindOfReturn } from '../message/notify.ts'
import { scheduleCompletion } from '../order/completion.ts'
import type { OrderRow } from '../order/tables.ts'
import { deadlineIn, scheduleFor } from './dues.ts'
import { takeGoodsBack } from './goods-back.ts'
import { endOf, moveOf, STEP_OF } from './guards.ts'
import { payOut } from './pay-out.ts'
import { reapplyRefusal } from './reapply.ts'
import { filingDeadline } from './rules.ts'
import { settleShippingFee } from './shipping-fee.ts'
import type { AfterSaleRow } from './tables.ts'
import { troubleWith } from './target.ts'
import { FAIL_WORDS } from './words.ts'

/** What a move writes beside what follows from its event. */
export interface Brings {
  /** Told with the step: the merchant's words, or why a refund failed. */
  readonly note?: z.output<typeof Translated>
  readonly more?: Partial<AfterSaleRow>
}

const { interceptionRequested, refundPending, success, pendingInspection } = AFTER_SALE_STATUS

/** Whether the shop has the goods of a request that stood so: they never left, were intercepted, or were sent back and inspected. */
function hasGoods({ status }: AfterSaleRow, { parcels }: OrderRow): boolean {
  return parcels.length === 0 || status === interceptionRequested || status === pendingInspection
}

/**
 * Moves a request by its type's lifecycle with all that follows: deadline, goods on the shelf, money, a message to the member. Undefined,
 * and nothing changed, where the event is illegal.
 */
export function moveAfterSale(
  ctx: WorldCtx,
  row: AfterSaleRow,
  event: AfterSaleEvent,
  { note, more }: Brings = {},
): AfterSaleRow | undefined {
  const { db, now } = ctx
  const order = db.orders.get(row.order_no)
  const move = order && moveOf(row, order, event)
  if (!order || !move?.ok) return undefined
  const { status } = move
  const moved = db.after_sales.update(row.after_sale_no, {
    ...more,
    status,
    end_reason: endOf(row, event),
    deadline: deadlineIn(status, now),
    refunded_at: status === success ? now : null,
    timeline: [...row.timeline, { step: STEP_OF[event], at: now, note: note ?? null }],
  })
  scheduleFor(ctx, moved)
  if (status === refundPending && hasGoods(row, order)) takeGoodsBack(ctx, moved, order)
  if (status === success) payOut(ctx, moved, order)
  const after = db.after_sales.get(row.after_sale_no) ?? moved
  const again = reapplyRefusal(ctx, after, order) ? null : { until: filingDeadline(order) }
  notifyOfAfterSale(ctx, after, STEP_OF[event], again)
  settleShippingFee(ctx, order, after)
  scheduleCompletion(ctx, row.order_no)
  return db.after_sales.get(row.after_sale_no) ?? after
}

/** The time to send goods back is over. */
export function endReturn(ctx: WorldCtx, after_sale_no: string): void {
  const row = ctx.db.after_sales.get(after_sale_no)
  if (row) moveAfterSale(ctx, row, 'expire')
}

/** A day is left to send goods back. */
export function remind(ctx: WorldCtx, after_sale_no: string): void {
  const row = ctx.db.after_sales.get(after_sale_no)
  if (row) remindOfReturn(ctx, row)
}

/** The gateway tells how a refund went. */
export function hearOfRefund(ctx: WorldCtx, after_sale_no: string): void {
  const row = ctx.db.after_sales.get(after_sale_no)
  if (!row) return
  const trouble = troubleWith(ctx, row)
  if (trouble) moveAfterSale(ctx, row, 'fail', { note: FAIL_WORDS[trouble] })
  else moveAfterSale(ctx, row, 'refund')
}
