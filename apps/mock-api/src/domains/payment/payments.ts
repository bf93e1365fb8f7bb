import { nextState, type PaymentEvent, paymentLifecycle } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { PaymentRow } from './tables.ts'

/** Whether the payment can still succeed. */
export function isOpen({ status }: Pick<PaymentRow, 'status'>): boolean {
  return status === 'created' || status === 'pending'
}

/** The open payment of an order, if any; there is at most one. */
export function openPayment(ctx: Pick<WorldCtx, 'db'>, order_no: string): PaymentRow | undefined {
  return ctx.db.payments.find((row) => row.order_no === order_no && isOpen(row))
}

/** Whether the shop ended it while the gateway may still report its money. */
export function mayArriveLate({ method, status, ended_by }: Pick<PaymentRow, 'method' | 'status' | 'ended_by'>): boolean {
  return method !== 'cod' && (status === 'cancelled' || status === 'expired') && ended_by === 'shop'
}

/** Whether money may still arrive for an order that closes now, or has closed. */
export function mayBePaidLate(ctx: Pick<WorldCtx, 'db'>, order_no: string): boolean {
  return ctx.db.payments.all({ order_no }).some((row) => mayArriveLate(row) || (isOpen(row) && row.method !== 'cod'))
}

/** Applies an event of the payment's lifecycle. Returns undefined and changes nothing where the event is illegal. */
export function transitionPayment(
  ctx: WorldCtx,
  { payment_no, status, amount }: PaymentRow,
  event: PaymentEvent,
  by: 'gateway' | 'shop',
): PaymentRow | undefined {
  const state = nextState(paymentLifecycle, status, event)
  if (state === null) return undefined
  const open = state === 'pending'
  const ended = { settled_at: ctx.now, ended_by: by, card_to_keep: null }
  const money = { ...(state === 'succeeded' ? { paid_at: ctx.now } : {}), ...(state === 'refunded' ? { refunded_amount: amount } : {}) }
  return ctx.db.payments.update(payment_no, { status: state, ...(open ? {} : ended), ...money })
}

/** Ends the open payment of an order that can't be paid any more. */
export function closeOpenPayment(ctx: WorldCtx, order_no: string, event: 'cancel' | 'expire'): void {
  const payment = openPayment(ctx, order_no)
  if (payment) transitionPayment(ctx, payment, event, 'shop')
}

/** The courier collects an order's cash. Returns whether there was any. */
export function collectCash(ctx: WorldCtx, order_no: string): boolean {
  const payment = openPayment(ctx, order_no)
  return payment?.method === 'cod' && transitionPayment(ctx, payment, 'succeed', 'shop') !== undefined
}

/** Refunds Rupiah of what was paid for an order, at most the rest. With the last of it the payment is refunded. */
export function refundPayment(ctx: WorldCtx, order_no: string, amount: number): void {
  const paid = ctx.db.payments.find({ order_no, status: 'succeeded' })
  if (!paid) return
  const refunded_amount = Math.min(paid.amount, paid.refunded_amount + amount)
  if (refunded_amount === paid.amount) transitionPayment(ctx, paid, 'refund', 'shop')
  else ctx.db.payments.update(paid.payment_no, { refunded_amount })
}

/** An order's last payment, if it has ended; undefined while one is open. */
export function lastEnded(ctx: Pick<WorldCtx, 'db'>, order_no: string): PaymentRow | undefined {
  const last = ctx.db.payments.all({ order_no }, { created_at: 'asc', payment_no: 'asc' }).at(-1)
  return last && !isOpen(last) ? last : undefined
}

/** Rupiah refunded on an order so far, over all payments, including late ones. */
export function totalRefunded(ctx: Pick<WorldCtx, 'db'>, order_no: string): number {
  return ctx.db.payments.all({ order_no }).reduce((sum, { refunded_amount }) => sum + refunded_amount, 0)
}

/** Rupiah refunded of late payments. */
export function totalRefundedLate(ctx: Pick<WorldCtx, 'db'>, order_no: string): number {
  return ctx.db.payments.all({ order_no }).reduce((sum, { paid_at, refunded_amount }) => sum + (paid_at === null ? refunded_amount : 0), 0)
}

/** Rupiah refunded so far of the payment that paid an order. */
export function refundedOfPaid(ctx: Pick<WorldCtx, 'db'>, order_no: string): number {
  return ctx.db.payments.find((row) => row.order_no === order_no && row.paid_at !== null)?.refunded_amount ?? 0
}
