import type { Translated } from '@nusaria/catalogue/products/types'
import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { OrderEvent } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import { orderTotalLabels } from '@nusaria/locales/order-texts'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { fillMessage, fillText, formatCoins, formatDay, formatRupiah, sendMessage } from '../message/index.ts'
import { mayBePaidLate } from '../payment/index.ts'
import { findGivenBack } from './give-back.ts'
import messages from './messages.json' with { type: 'json' }
import type { OrderRow } from './tables.ts'
import { voucherName } from './voucher-set.ts'

function translateEach(textIn: (language: Language) => string): Translated {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as Record<Language, string>
}

/** What an order costs, in the words of its page, which lists the other amounts. */
function totalLine({ amounts }: OrderRow): Translated {
  return translateEach((language) => `${orderTotalLabels[language]} · ${formatRupiah(amounts.total)}`)
}

/** Events whose message has the total: paid, or to be paid on delivery. */
const EVENTS_WITH_TOTAL: readonly OrderEvent[] = ['pay', 'accept_cod']

/** Added when an order closes while a payment may still arrive. */
const LATE_PAYMENT_HINT: Translated = {
  en: 'If your payment still comes in, it is given back the way it came.',
  id: 'Kalau pembayaranmu masih masuk, uangnya dikembalikan lewat cara bayar yang sama.',
  'zh-CN': '如您的付款之后仍然到账，将原路退还。',
}

/** Events that close an order. */
const CLOSING_EVENTS: readonly OrderEvent[] = ['cancel', 'expire', 'close']

/** Added when a closing order gives something back. */
const GIVEN_BACK: Translated = {
  en: 'Back in your account: {items}.',
  id: 'Kembali ke akunmu: {items}.',
  'zh-CN': '已退回您的账户：{items}。',
}

const VOUCHER: Translated = { en: '“{name}” voucher', id: 'voucher “{name}”', 'zh-CN': '优惠券“{name}”' }

function joinTexts(texts: readonly Translated[], between: Translated): Translated {
  return translateEach((language) => texts.map((text) => text[language]).join(between[language]))
}

const LINE_BREAK: Translated = { en: '\n', id: '\n', 'zh-CN': '\n' }
const COMMA: Translated = { en: ', ', id: ', ', 'zh-CN': '、' }

/** The vouchers and coins that an order returns when it closes now; none when it returns nothing. */
function givenBackTexts(ctx: WorldCtx, order: OrderRow): readonly Translated[] {
  const { vouchers_returned, coins_returned } = findGivenBack(ctx, order)
  const vouchers = vouchers_returned.map((voucher_no) =>
    fillText(VOUCHER, { name: translateEach((language) => voucherName(ctx, voucher_no, language)) }),
  )
  const items = coins_returned > 0 ? [...vouchers, formatCoins(coins_returned)] : vouchers
  return items.length > 0 ? [fillText(GIVEN_BACK, { items: joinTexts(items, COMMA) })] : []
}

/** What the message about an event adds to its text, line by line. */
function moreTexts(ctx: WorldCtx, order: OrderRow, event: OrderEvent): readonly Translated[] {
  if (EVENTS_WITH_TOTAL.includes(event)) return [totalLine(order)]
  if (!CLOSING_EVENTS.includes(event)) return []
  return [...givenBackTexts(ctx, order), ...(mayBePaidLate(ctx, order.order_no) ? [LATE_PAYMENT_HINT] : [])]
}

/** Notifies a member about an order; links to it. */
export function notifyOfOrder(ctx: WorldCtx, order: OrderRow, event: OrderEvent): void {
  const { member_no, order_no } = order
  const { title, content } = fillMessage(messages[event], { no: order_no, days: LIMITS.afterSaleDays })
  const lines = [content, ...moreTexts(ctx, order, event)]
  sendMessage(ctx, member_no, 'order', { title, content: joinTexts(lines, LINE_BREAK) }, { target: 'order', ref: order_no })
}

/** Reminds a member that an order completes automatically tomorrow, at `at` (ms); links to it. */
export function remindOfCompletion(ctx: WorldCtx, { member_no, order_no }: { member_no: string; order_no: string }, at: number): void {
  const text = fillMessage(messages.completion_reminder, { no: order_no, on: formatDay(at), days: LIMITS.afterSaleDays })
  sendMessage(ctx, member_no, 'order', text, { target: 'order', ref: order_no })
}
