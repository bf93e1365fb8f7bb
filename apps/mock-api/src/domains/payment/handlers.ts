import { formatInstant } from '@nusaria/catalogue/lib/time'
import { RESULT_EVENT } from '@nusaria/catalogue/payment-channels'
import type { InputOf } from '@nusaria/contracts/contract'
import { orderLifecycle, paymentLifecycle } from '@nusaria/contracts/lifecycle'
import { paymentContract } from '@nusaria/contracts/payment'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import { implement } from '../../engine/contract/implement.ts'
import { transition } from '../../engine/contract/transition.ts'
import { lineView, orderVoucherAmounts, payRefusal, subtotalOf } from '../order/index.ts'
import type { OrderRow } from '../order/tables.ts'
import { applyProofResult, findOwnCard, findOwnEWallet, findProofSession, paymentMethodsOf } from '../payment-methods/index.ts'
import { checkPayment, type NamedMethods, type PayBody, type PaymentMeans } from './check-payment.ts'
import { codClosedReason, orderCodBlockers, payFactsOf, payOptions } from './options.ts'
import { lastEnded, lastUsed, mayComeLate, openPayment, settlePayment, startPayment, totalRefunded, totalRefundedLate } from './payments.ts'
import { resultRefusal } from './rules.ts'
import type { PaymentRow } from './tables.ts'
import { gatewaySessionView, paymentView } from './view.ts'

type Pay = typeof paymentContract.pay

/** The order of a payment. Orders are never removed. */
function orderOfPayment({ db }: WorldCtx, { payment_no, order_no }: PaymentRow): OrderRow {
  const order = db.orders.get(order_no)
  if (!order) throw new Error(`The order of ${payment_no} is missing`)
  return order
}

/** The member's saved methods that the request names. */
function namedMethods(ctx: Ctx<Pay>, { saved_card, saved_e_wallet_id }: PayBody): NamedMethods {
  const { member_no } = ctx.member
  return {
    card: saved_card ? findOwnCard(ctx, member_no, saved_card.card_id) : null,
    e_wallet: saved_e_wallet_id === undefined ? null : findOwnEWallet(ctx, member_no, saved_e_wallet_id),
  }
}

function isSameAttempt(open: PaymentRow, method: PaymentRow['method'], { channel, paid_with }: PaymentMeans): boolean {
  return open.method === method && open.channel === (channel?.channel ?? null) && open.paid_with === paid_with
}

/** The same attempt again; whether to save its card is as last chosen. */
function continuePayment(ctx: Ctx<Pay>, open: PaymentRow, order: OrderRow, { card_to_keep }: PaymentMeans) {
  return paymentView(ctx.db.payments.update(open.payment_no, { card_to_keep }), order, ctx.now)
}

/** Starts a payment, or continues the same attempt. Another method ends the previous attempt, unless it is pending. */
function pay(ctx: Ctx<Pay>, body: InputOf<Pay>['body']) {
  const order = ctx.owned
  const refusal = payRefusal(order)
  if (refusal) return ctx.fail(refusal)
  if (body.amount !== order.amounts.total)
    return ctx.fail('PAYMENT_AMOUNT_WRONG', { field: 'amount', params: { total: order.amounts.total } })
  const fit = checkPayment(body, namedMethods(ctx, body), ctx.now)
  if (!fit.ok) return ctx.fail(fit.error, { field: fit.field })
  const { means } = fit
  const closed = body.method === 'cod' ? codClosedReason(payFactsOf(ctx, order)) : null
  if (closed) return ctx.fail('COD_UNSUPPORTED', { field: 'method', params: { reason: closed } })
  const open = openPayment(ctx, order.order_no)
  if (open?.status === 'pending') return ctx.fail('PAYMENT_PROCESSING', { params: { payment_no: open.payment_no } })
  if (open && isSameAttempt(open, body.method, means)) return continuePayment(ctx, open, order, means)
  if (open) transition(ctx, paymentLifecycle, open, 'cancel', 'shopper')
  const payment = startPayment(ctx, order, body.method, means)
  if (body.method !== 'cod') return paymentView(payment, order, ctx.now)
  const accepted = transition(ctx, orderLifecycle, order, 'accept_cod', 'shopper')
  return accepted.ok ? paymentView(payment, accepted.row, ctx.now) : ctx.fail('PAYMENT_ORDER_ERROR')
}

export const paymentRoutes = implement(paymentContract, {
  cashier(_, ctx) {
    const order = ctx.owned
    const open = openPayment(ctx, order.order_no)
    const ended = lastEnded(ctx, order.order_no)
    const wallet = paymentMethodsOf(ctx, ctx.member.member_no)
    return {
      order_no: order.order_no,
      order_status: order.status,
      total: order.amounts.total,
      lines: order.lines.map(lineView),
      subtotal: subtotalOf(order.amounts),
      amounts: order.amounts,
      voucher_amounts: orderVoucherAmounts(ctx, order, ctx.language),
      pay_by: order.pay_by === null ? null : formatInstant(order.pay_by),
      options: payOptions(payFactsOf(ctx, order), orderCodBlockers(ctx, order, ctx.language)),
      saved_cards: wallet.cards,
      saved_e_wallets: wallet.e_wallets,
      last_used: lastUsed(ctx, ctx.member.member_no),
      payment: open ? paymentView(open, order, ctx.now) : null,
      last_payment: ended ? paymentView(ended, order, ctx.now) : null,
      refunded: totalRefunded(ctx, order.order_no),
      refunded_late: totalRefundedLate(ctx, order.order_no),
      flag_may_come_late: mayComeLate(ctx, order.order_no),
      server_time: formatInstant(ctx.now),
    }
  },

  pay: {
    handle: ({ body }, ctx) => pay(ctx, body),
    replay(payment_no, ctx) {
      const payment = ctx.db.payments.get(payment_no)
      return payment ? paymentView(payment, orderOfPayment(ctx, payment), ctx.now) : null
    },
  },

  status: (_, ctx) => paymentView(ctx.owned, orderOfPayment(ctx, ctx.owned), ctx.now),

  abandon(_, ctx) {
    const payment = ctx.owned
    // Cash on delivery ends when the order is cancelled.
    if (payment.method === 'cod') return ctx.fail('PAYMENT_NOT_FOUND', { field: 'payment_no' })
    if (payment.status === 'succeeded') return ctx.fail('PAYMENT_SUCCEEDED')
    if (payment.status === 'cancelled') return ctx.fail('PAYMENT_CANCELLED')
    if (payment.status === 'refunded') return ctx.fail('PAYMENT_REFUNDED')
    // An attempt that failed or expired can't be abandoned: its state is returned.
    const cancelled = transition(ctx, paymentLifecycle, payment, 'cancel', 'shopper')
    return paymentView(cancelled.ok ? cancelled.row : payment, orderOfPayment(ctx, payment), ctx.now)
  },

  gatewaySession({ params }, ctx) {
    const payment = ctx.db.payments.find({ session: params.session })
    if (payment) return gatewaySessionView(payment)
    return findProofSession(ctx, params.session) ?? ctx.fail('PAYMENT_NOT_FOUND')
  },

  gatewayResult({ body }, ctx) {
    const payment = ctx.db.payments.find({ session: body.session })
    if (!payment) return applyProofResult(ctx, body)
    const over = resultRefusal(payment, body.result)
    if (over) return ctx.fail(over)
    if (payment.status === 'pending' && body.result === 'pending') return gatewaySessionView(payment)
    const moved = settlePayment(ctx, payment, RESULT_EVENT[body.result])
    return moved ? gatewaySessionView(moved) : ctx.fail('ORDER_PAYMENT_EXPIRED')
  },
})
