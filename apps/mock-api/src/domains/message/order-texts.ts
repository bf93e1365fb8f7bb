import type { OrderEvent } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { Translated } from '../../reference/catalogue/types.ts'
import { formatDay, formatRupiah } from './format.ts'
import type { MessageText } from './texts.ts'

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

/** The message about a payment that arrived too late. Amount in Rupiah. */
export function latePaymentText(order_no: string, amount: number): MessageText {
  const sum = formatRupiah(amount)
  return {
    title: { en: 'Payment returned', id: 'Pembayaran dikembalikan', 'zh-CN': '付款已退回' },
    content: {
      en: `${sum} for order ${order_no} came in too late. We have given it back the way it came.`,
      id: `${sum} untuk pesanan ${order_no} masuk terlambat. Uangnya sudah kami kembalikan lewat cara bayar yang sama.`,
      'zh-CN': `订单 ${order_no} 的付款 ${sum} 到账过晚，已原路退回。`,
    },
  }
}
