import { merchant as merchantName } from '@nusaria/brand'
import { DAY } from '@nusaria/catalogue/lib/time'
import { orderLifecycle, type PaymentEvent, paymentLifecycle } from '@nusaria/contracts/lifecycle'
import type { Actor } from '@nusaria/contracts/lifecycle-machine'
import type { OngoingPayment, PayMethod } from '@nusaria/contracts/order-entities'
import type { LastUsed } from '@nusaria/contracts/payment-entities'
import { crc16 } from '@nusaria/contracts/qris'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { MachineOf } from '../../engine/contract/machine.ts'
import { transition } from '../../engine/contract/transition.ts'
import type { OrderRow } from '../order/tables.ts'
import { saveCard } from '../payment-methods/index.ts'
import type { PaymentMeans } from './check-payment.ts'
import { notifyOfPayment } from './messages.ts'
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

/** Whether money may still arrive for a payment of an order that has ended. */
export function mayComeLate(ctx: Pick<WorldCtx, 'db'>, order_no: string): boolean {
  return ctx.db.payments.all({ order_no }).some(mayArriveLate)
}

/** The online payment of an order that is under way, as the order shows it. */
export function ongoingPayment(ctx: Pick<WorldCtx, 'db'>, order_no: string): OngoingPayment | null {
  const open = openPayment(ctx, order_no)
  if (!open || open.method === 'cod') return null
  return { method: open.method, status: open.status === 'pending' ? 'pending' : 'created' }
}

/** Whether money may still arrive for an order that closes now, or has closed. */
export function mayBePaidLate(ctx: Pick<WorldCtx, 'db'>, order_no: string): boolean {
  return mayComeLate(ctx, order_no) || ongoingPayment(ctx, order_no) !== null
}

/** How payments implement their lifecycle. */
export const paymentMachine: MachineOf<PaymentRow, typeof paymentLifecycle> = {
  lifecycles: [paymentLifecycle],
  idOf: ({ payment_no }) => payment_no,
  stateOf: ({ status }) => status,
  write: ({ db }, { payment_no }, status, changes) => db.payments.update(payment_no, { ...changes, status }),
  guards: {},
  effects: {
    end: ({ now }, _, { actor }) => ({ settled_at: now, ended_by: actor === 'gateway' ? 'gateway' : 'shop', card_to_keep: null }),
    markPaid: ({ now }) => ({ paid_at: now }),
    markRefunded: (_, { amount }) => ({ refunded_amount: amount }),
  },
  followUps: {},
}

/** Ends the open payment of an order that can't be paid any more. */
export function closeOpenPayment(ctx: WorldCtx, order_no: string, event: 'cancel' | 'expire', actor: Actor): void {
  const payment = openPayment(ctx, order_no)
  if (payment) transition(ctx, paymentLifecycle, payment, event, actor)
}

/** The courier collects an order's cash. Returns whether there was any. */
export function collectCash(ctx: WorldCtx, order_no: string): boolean {
  const payment = openPayment(ctx, order_no)
  return payment?.method === 'cod' && transition(ctx, paymentLifecycle, payment, 'succeed', 'merchant').ok
}

/** Refunds Rupiah of what was paid for an order, at most the rest. With the last of it the payment is refunded. */
export function refundPayment(ctx: WorldCtx, order_no: string, amount: number): void {
  const paid = ctx.db.payments.find({ order_no, status: 'succeeded' })
  if (!paid) return
  const refunded_amount = Math.min(paid.amount, paid.refunded_amount + amount)
  if (refunded_amount === paid.amount) transition(ctx, paymentLifecycle, paid, 'refund', 'merchant')
  else ctx.db.payments.update(paid.payment_no, { refunded_amount })
}

/** An order's last payment, if it has ended; undefined while one is open. */
export function lastEnded(ctx: Pick<WorldCtx, 'db'>, order_no: string): PaymentRow | undefined {
  const last = ctx.db.payments.all({ order_no }).at(-1)
  return last && !isOpen(last) ? last : undefined
}

/** How the member's newest order was paid that was paid at all, or is to be paid in cash. */
export function lastUsed({ db }: Pick<WorldCtx, 'db'>, member_no: string): LastUsed | null {
  const paid = db.payments.all((row) => row.member_no === member_no && (row.paid_at !== null || row.method === 'cod'))
  const last = paid.reduce<PaymentRow | null>((newest, row) => (newest && newest.created_at > row.created_at ? newest : row), null)
  if (!last) return null
  const { method, channel, paid_with } = last
  const saved = paid_with === null ? undefined : (db.cards.get(paid_with) ?? db.e_wallets.get(paid_with))
  return { method, channel, id: saved?.member_no === member_no ? paid_with : null }
}

/** Rupiah refunded on an order so far, over all payments, including late ones. */
export function totalRefunded(ctx: Pick<WorldCtx, 'db'>, order_no: string): number {
  return ctx.db.payments.all({ order_no }).reduce((sum, { refunded_amount }) => sum + refunded_amount, 0)
}

/** Rupiah refunded of late payments. */
export function totalRefundedLate(ctx: Pick<WorldCtx, 'db'>, order_no: string): number {
  return ctx.db.payments.all({ order_no }).reduce((sum, { paid_at, refunded_amount }) => sum + (paid_at === null ? refunded_amount : 0), 0)
}

/** The payment that paid an order, if any: no other attempt, and no late money. */
export function paymentOf(ctx: Pick<WorldCtx, 'db'>, order_no: string): PaymentRow | undefined {
  return ctx.db.payments.find((row) => row.order_no === order_no && row.paid_at !== null)
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}

/**
 * The text of a dynamic QRIS code (EMV, Rupiah, Indonesia) for an amount and a reference, with its checksum. Merchant and numbers are
 * invented.
 */
export function qrisText(amount: number, reference: string): string {
  const merchant =
    field('00', `ID.${merchantName.replace(/\W/g, '')}.WWW`) +
    field('01', '936000000000000001') +
    field('02', merchantName) +
    field('03', 'UBE')
  const national = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1020000000001') + field('03', 'UBE')
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('51', national),
    field('52', '5399'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', merchantName),
    field('60', 'JAKARTA'),
    field('61', '12130'),
    field('62', field('01', reference)),
    '6304',
  ].join('')
  return text + crc16(text)
}

/** Days until an uncollected cash payment expires. */
const CASH_DAYS = 30

/** Cash, or a card that the gateway asks for. */
export const NO_MEANS: PaymentMeans = { channel: null, paid_with: null, card_to_keep: null }

/** Creates a new payment for an order. */
export function startPayment(ctx: WorldCtx, order: OrderRow, method: PayMethod, means: PaymentMeans): PaymentRow {
  const { channel, paid_with, card_to_keep } = means
  const payment_no = ctx.ids.next('PY')
  const amount = order.amounts.total
  const online = method !== 'cod'
  return ctx.db.payments.insert({
    payment_no,
    order_no: order.order_no,
    member_no: order.member_no,
    method,
    channel: channel?.channel ?? null,
    paid_with,
    card_to_keep,
    amount,
    status: paymentLifecycle.initial,
    session: online ? ctx.secretRng.token(32) : null,
    va_number: channel?.prefix === undefined ? null : channel.prefix + ctx.rng.digits(11),
    qris_text: method === 'qris' ? qrisText(amount, payment_no) : null,
    created_at: ctx.now,
    expires_at: online && order.pay_by !== null ? order.pay_by : ctx.now + CASH_DAYS * DAY,
    settled_at: null,
    paid_at: null,
    refunded_amount: 0,
    ended_by: null,
  })
}

/** What the gateway may report. Only the shop refunds. */
export type GatewayEvent = Exclude<PaymentEvent, 'refund' | 'return_late'>

/**
 * Applies what the gateway reports: the payment changes, and a success pays the order. Money for an attempt that the shop had ended is
 * refunded at once. Returns undefined and changes nothing where it is illegal.
 */
export function settlePayment(ctx: WorldCtx, payment: PaymentRow, event: GatewayEvent): PaymentRow | undefined {
  // The gateway doesn't handle cash: the courier collects it.
  if (payment.method === 'cod') return undefined
  const report = (reported: PaymentEvent) => {
    const done = transition(ctx, paymentLifecycle, payment, reported, 'gateway')
    return done.ok ? done.row : undefined
  }
  if (event === 'succeed' && mayArriveLate(payment)) {
    notifyOfPayment(ctx, payment, { event: 'return_late', mayComeLate: true })
    return report('return_late')
  }
  const order = ctx.db.orders.get(payment.order_no)
  if (event === 'succeed') {
    const changes = { pay_method: payment.method }
    if (!order || !transition(ctx, orderLifecycle, order, 'pay', 'gateway', { changes }).ok) return undefined
    if (payment.card_to_keep) saveCard(ctx, payment.member_no, payment.card_to_keep)
  }
  const settled = report(event)
  // An end contradicts the message about the pending payment, so it has one, too.
  if (settled && (event === 'pend' || (event !== 'succeed' && payment.status === 'pending')))
    notifyOfPayment(ctx, settled, { event: event === 'pend' ? 'pend' : 'end', mayComeLate: mayComeLate(ctx, settled.order_no) })
  return settled
}
