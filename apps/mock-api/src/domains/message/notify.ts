import type { Complete } from '@nusaria/contracts/added'
import type { AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import type { OrderEvent } from '@nusaria/contracts/lifecycle'
import type { Message } from '@nusaria/contracts/message'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { Translated } from '../../reference/catalogue/types.ts'
import type { AfterSaleRow } from '../after-sale/tables.ts'
import type { OrderRow } from '../order/tables.ts'
import { mayBePaidLate } from '../payment/payments.ts'
import { AFTER_SALE_TEXTS, returnReminder } from './after-sale-texts.ts'
import { amountLines } from './amount-lines.ts'
import { completionReminder, LATE_PAYMENT_HINT, latePaymentText, ORDER_TEXTS } from './order-texts.ts'
import { SHOP_TEXTS } from './shop-texts.ts'
import { ACCOUNT_TEXTS, type AccountText, type MessageText } from './texts.ts'

/** Sends a member a message. It is shown in the reader's current language. */
export function sendMessage(
  { db, ids, now }: Pick<WorldCtx, 'db' | 'ids' | 'now'>,
  member_no: string,
  kind: Complete<Message>['kind'],
  { title, content }: MessageText,
  link: Complete<Message>['link'],
): void {
  db.messages.insert({ msg_no: ids.next('MSG'), member_no, kind, title, content, read: false, link, created_at: now })
}

/** Sends a message about the account; it links to the settings. */
export function notifyOfAccount(ctx: WorldCtx, member_no: string, text: AccountText): void {
  sendMessage(ctx, member_no, 'system', ACCOUNT_TEXTS[text], { target: 'setting', ref: null })
}

/** Welcomes a new member; links to the vouchers. */
export function sendWelcome(ctx: WorldCtx, member_no: string): void {
  sendMessage(ctx, member_no, 'system', SHOP_TEXTS.welcome, { target: 'coupons', ref: null })
}

/** Events whose message lists the amounts: paid, or to be paid on delivery. */
const EVENTS_WITH_AMOUNTS: readonly OrderEvent[] = ['pay', 'accept_cod']

/** Events that close an order. */
const CLOSING_EVENTS: readonly OrderEvent[] = ['cancel', 'expire', 'close']

function appendText({ en, id, 'zh-CN': zh }: Translated, more: Translated): Translated {
  return { en: `${en}\n${more.en}`, id: `${id}\n${more.id}`, 'zh-CN': `${zh}\n${more['zh-CN']}` }
}

/** Notifies a member about an order; links to it. */
export function notifyOfOrder(ctx: WorldCtx, order: OrderRow, event: OrderEvent): void {
  const { member_no, order_no } = order
  const { title, content } = ORDER_TEXTS[event](order_no)
  const late = CLOSING_EVENTS.includes(event) && mayBePaidLate(ctx, order_no)
  const more = EVENTS_WITH_AMOUNTS.includes(event) ? amountLines(ctx, order) : late ? LATE_PAYMENT_HINT : null
  sendMessage(ctx, member_no, 'order', { title, content: more ? appendText(content, more) : content }, { target: 'order', ref: order_no })
}

/** Reminds a member that an order completes automatically tomorrow, at `at` (ms); links to it. */
export function remindOfCompletion(ctx: WorldCtx, { member_no, order_no }: { member_no: string; order_no: string }, at: number): void {
  sendMessage(ctx, member_no, 'order', completionReminder(order_no, at), { target: 'order', ref: order_no })
}

/** Notifies a member that a late payment was refunded; links to its order. Amount in Rupiah. */
export function notifyOfReturn(ctx: WorldCtx, payment: { member_no: string; order_no: string; amount: number }): void {
  sendMessage(ctx, payment.member_no, 'order', latePaymentText(payment.order_no, payment.amount), {
    target: 'order',
    ref: payment.order_no,
  })
}

/**
 * Notifies a member about a step of an after-sales request; links to it. `row` is the request after the step. `again`: whether the shopper
 * can apply again, and until when (ms; null while no period runs).
 */
export function notifyOfAfterSale(
  ctx: WorldCtx,
  row: AfterSaleRow,
  step: AfterSaleStep['step'],
  again: { readonly until: number | null } | null = null,
): void {
  sendMessage(ctx, row.member_no, 'after_sale', AFTER_SALE_TEXTS[step]({ ...row, again }), { target: 'after_sale', ref: row.after_sale_no })
}

/** Reminds a member that one day is left to send goods back; links to the request. */
export function remindOfReturn(ctx: WorldCtx, { member_no, after_sale_no, deadline }: AfterSaleRow): void {
  if (deadline === null) return
  sendMessage(ctx, member_no, 'after_sale', returnReminder({ after_sale_no, deadline }), { target: 'after_sale', ref: after_sale_no })
}
