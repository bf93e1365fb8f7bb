import { type AmountRow, amountList } from '@nusaria/contracts/amount-list'
import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { OrderEvent } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import { amountTexts } from '@nusaria/locales/order-texts'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { Translated } from '../../reference/catalogue/types.ts'
import { formatDay, formatRupiah, type MessageText, sendMessage } from '../message/index.ts'
import { mayBePaidLate } from '../payment/index.ts'
import { subtotalOf } from './pricing.ts'
import type { OrderRow } from './tables.ts'
import { orderVoucherAmounts } from './voucher-set.ts'

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

/** An order's amounts, one per line, with the labels of its page. */
export function amountLines(ctx: Pick<WorldCtx, 'db'>, order: OrderRow): Translated {
  const linesIn = (language: Language) =>
    amountList({ amounts: order.amounts, subtotal: subtotalOf(order.amounts), voucher_amounts: orderVoucherAmounts(ctx, order, language) })
      .map((row) => `${labelOf(row, order, language)} · ${amountOf(row, language)}`)
      .join('\n')
  return Object.fromEntries(LANGUAGES.map((language) => [language, linesIn(language)])) as Record<Language, string>
}

/** The message for each event of an order. */
export const ORDER_TEXTS: Readonly<Record<OrderEvent, (order_no: string) => MessageText>> = {
  pay: (order_no) => ({
    title: { en: 'Payment received', id: 'Pembayaran diterima', 'zh-CN': '付款成功' },
    content: {
      en: `We have your payment for order ${order_no} and are getting your goods ready.`,
      id: `Pembayaran pesanan ${order_no} sudah kami terima. Barangmu sedang disiapkan.`,
      'zh-CN': `订单 ${order_no} 的付款已收到，商品正在备货。`,
    },
  }),
  accept_cod: (order_no) => ({
    title: { en: 'Order confirmed', id: 'Pesanan dikonfirmasi', 'zh-CN': '订单已确认' },
    content: {
      en: `We are getting order ${order_no} ready. Please pay the courier when it arrives.`,
      id: `Pesanan ${order_no} sedang disiapkan. Bayar ke kurir saat barang tiba, ya.`,
      'zh-CN': `订单 ${order_no} 正在备货，请在收货时向快递员付款。`,
    },
  }),
  ship: (order_no) => ({
    title: { en: 'Order shipped', id: 'Pesanan dikirim', 'zh-CN': '订单已发货' },
    content: {
      en: `Order ${order_no} has left our warehouse. Follow the parcel on the order’s page.`,
      id: `Pesanan ${order_no} sudah keluar dari gudang. Lacak paketnya di halaman pesanan.`,
      'zh-CN': `订单 ${order_no} 已从仓库发出，可在订单页查看物流。`,
    },
  }),
  deliver: (order_no) => ({
    title: { en: 'Order delivered', id: 'Pesanan tiba', 'zh-CN': '订单已送达' },
    content: {
      en: `Order ${order_no} has arrived. Check your goods and confirm that you have them.`,
      id: `Pesanan ${order_no} sudah sampai. Cek barangnya, lalu konfirmasi penerimaan.`,
      'zh-CN': `订单 ${order_no} 已送达，请检查商品并确认收货。`,
    },
  }),
  confirm: (order_no) => ({
    title: { en: 'Order completed', id: 'Pesanan selesai', 'zh-CN': '订单已完成' },
    content: {
      en: `Order ${order_no} is complete. Thank you! Goods can be sent back within ${LIMITS.afterSaleDays} days.`,
      id: `Pesanan ${order_no} selesai. Terima kasih! Barang bisa dikembalikan dalam ${LIMITS.afterSaleDays} hari.`,
      'zh-CN': `订单 ${order_no} 已完成，感谢惠顾！${LIMITS.afterSaleDays} 天内可申请退货。`,
    },
  }),
  cancel: (order_no) => ({
    title: { en: 'Order cancelled', id: 'Pesanan dibatalkan', 'zh-CN': '订单已取消' },
    content: {
      en: `Order ${order_no} was cancelled. Coins and vouchers that are still valid are yours again.`,
      id: `Pesanan ${order_no} dibatalkan. Koin dan voucher yang masih berlaku kembali ke akunmu.`,
      'zh-CN': `订单 ${order_no} 已取消，金币和仍有效的优惠券已退回您的账户。`,
    },
  }),
  expire: (order_no) => ({
    title: { en: 'Payment time is over', id: 'Waktu pembayaran habis', 'zh-CN': '订单超时关闭' },
    content: {
      en: `Order ${order_no} was not paid in time and is closed. You can order the same goods again.`,
      id: `Pesanan ${order_no} ditutup karena belum dibayar. Kamu bisa memesan barang yang sama lagi.`,
      'zh-CN': `订单 ${order_no} 未在规定时间内付款，已关闭。您可以重新下单。`,
    },
  }),
  close: (order_no) => ({
    title: { en: 'Order closed by the shop', id: 'Pesanan ditutup oleh toko', 'zh-CN': '订单已被商家关闭' },
    content: {
      en: `We are sorry: we had to close order ${order_no}. What you have paid is returned to you.`,
      id: `Maaf, kami terpaksa menutup pesanan ${order_no}. Uang yang sudah dibayar akan dikembalikan.`,
      'zh-CN': `很抱歉，我们不得不关闭订单 ${order_no}，已付款项将退还给您。`,
    },
  }),
  complete: (order_no) => ({
    title: { en: 'Order completed', id: 'Pesanan selesai', 'zh-CN': '订单已完成' },
    content: {
      en: `Receipt wasn’t confirmed in time, so order ${order_no} completed automatically. Goods can be sent back within ${LIMITS.afterSaleDays} days.`,
      id: `Penerimaan tidak dikonfirmasi, jadi pesanan ${order_no} otomatis selesai. Barang bisa dikembalikan dalam ${LIMITS.afterSaleDays} hari.`,
      'zh-CN': `您未在规定时间内确认收货，订单 ${order_no} 已自动完成。${LIMITS.afterSaleDays} 天内可申请退货。`,
    },
  }),
}

/** The message one day before an order completes automatically; `at` in ms. */
export function completionReminder(order_no: string, at: number): MessageText {
  const on = formatDay(at)
  return {
    title: { en: 'Have you received everything?', id: 'Barang sudah diterima?', 'zh-CN': '请确认收货' },
    content: {
      en: `Order ${order_no} completes automatically on ${on}. After that you have ${LIMITS.afterSaleDays} days to ask for a return or refund.`,
      id: `Pesanan ${order_no} otomatis selesai pada ${on}. Setelah itu kamu punya ${LIMITS.afterSaleDays} hari untuk mengajukan purnajual.`,
      'zh-CN': `订单 ${order_no} 将于 ${on} 自动确认收货，此后 ${LIMITS.afterSaleDays} 天内可申请售后。`,
    },
  }
}

/** Added when an order closes while a payment may still arrive. */
export const LATE_PAYMENT_HINT: Translated = {
  en: 'If your payment still comes in, it is given back the way it came.',
  id: 'Kalau pembayaranmu masih masuk, uangnya dikembalikan lewat cara bayar yang sama.',
  'zh-CN': '如您的付款之后仍然到账，将原路退还。',
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
