import type { Translated } from '@nusaria/catalogue/products/types'
import { type AmountRow, amountList } from '@nusaria/contracts/amount-list'
import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { OrderEvent } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import { amountTexts } from '@nusaria/locales/order-texts'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { fillMessage, fillText, formatCoins, formatDay, formatRupiah, sendMessage } from '../message/index.ts'
import { mayBePaidLate } from '../payment/index.ts'
import { findGivenBack } from './give-back.ts'
import messages from './messages.json' with { type: 'json' }
import { subtotalOf } from './pricing.ts'
import type { OrderRow } from './tables.ts'
import { orderVoucherAmounts, voucherName } from './voucher-set.ts'

/** A text of the order page in one language, with its values. */
function translate(language: Language, key: string, values: Readonly<Record<string, string | number>>, count?: number): string {
  const texts = amountTexts[language]
  const plural = count === 1 ? (texts[`${key}_one`] ?? texts[`${key}_other`]) : texts[`${key}_other`]
  const text = (count === undefined ? texts[key] : plural) ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

function labelOf({ key, name }: AmountRow, { lines, amounts }: OrderRow, language: Language): string {
  if (key === 'coins') return translate(language, key, { count: amounts.coins_used }, amounts.coins_used)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const items = translate(language, 'items', { count: pieces }, pieces)
  const label = translate(language, key, { items })
  return name === null ? label : translate(language, 'named', { label, name })
}

function amountOf({ key, amount }: AmountRow, language: Language): string {
  if (key === 'shipping' && amount === 0) return translate(language, 'free', {})
  return amount < 0 ? `-${formatRupiah(-amount)}` : formatRupiah(amount)
}

function translateEach(textIn: (language: Language) => string): Translated {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as Record<Language, string>
}

/** An order's amounts, one per line, with the labels of its page. */
export function amountLines(ctx: Pick<WorldCtx, 'db'>, order: OrderRow): Translated {
  const linesIn = (language: Language) =>
    amountList({ amounts: order.amounts, subtotal: subtotalOf(order.amounts), voucher_amounts: orderVoucherAmounts(ctx, order, language) })
      .map((row) => `${labelOf(row, order, language)} · ${amountOf(row, language)}`)
      .join('\n')
  return translateEach(linesIn)
}

/** Events whose message lists the amounts: paid, or to be paid on delivery. */
const EVENTS_WITH_AMOUNTS: readonly OrderEvent[] = ['pay', 'accept_cod']

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
  if (EVENTS_WITH_AMOUNTS.includes(event)) return [amountLines(ctx, order)]
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
