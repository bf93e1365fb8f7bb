import type { OrderEvent } from '@nusaria/contracts/lifecycle'
import type { Message } from '@nusaria/contracts/message'
import type { WorldCtx } from '../kernel/ctx.ts'
import { ORDER_TEXTS, returnText } from './order-texts.ts'
import { ACCOUNT_TEXTS, type AccountText, type Text } from './texts.ts'

/** Leaves a member a message. It is read in whichever language the reader has then. */
export function leave(
  { db, ids, now }: Pick<WorldCtx, 'db' | 'ids' | 'now'>,
  member_no: string,
  kind: Message['kind'],
  { title, content }: Text,
  link: Message['link'],
): void {
  db.messages.insert({ msg_no: ids.next('MSG'), member_no, kind, title, content, read: false, link, created_at: now })
}

/** Leaves a member a message about the account. It leads to the settings, where the account is looked after. */
export function notifyOfAccount(ctx: WorldCtx, member_no: string, text: AccountText): void {
  leave(ctx, member_no, 'system', ACCOUNT_TEXTS[text], { target: 'setting', ref: null })
}

/** Tells a member what happened to an order; leads to it. */
export function notifyOfOrder(ctx: WorldCtx, { member_no, order_no }: { member_no: string; order_no: string }, event: OrderEvent): void {
  leave(ctx, member_no, 'order', ORDER_TEXTS[event](order_no), { target: 'order', ref: order_no })
}

/** Tells a member that money which came in too late was given back; leads to its order. Amount in Rupiah. */
export function notifyOfReturn(ctx: WorldCtx, payment: { member_no: string; order_no: string; amount: number }): void {
  leave(ctx, payment.member_no, 'order', returnText(payment.order_no, payment.amount), { target: 'order', ref: payment.order_no })
}
