import type { Translated } from '../../engine/store/translated-text.ts'

/** Why the gateway couldn't pay a refund. */
export const REFUND_FAILURE_TEXTS = {
  account_closed: {
    en: 'The account doesn’t exist any more',
    id: 'Rekening tujuan sudah tidak ada',
    'zh-CN': '收款账户已不存在',
  },
  name_mismatch: {
    en: 'The account’s holder has another name',
    id: 'Nama pemilik rekening tidak cocok',
    'zh-CN': '收款账户的户名不符',
  },
  bank_unavailable: {
    en: 'The bank couldn’t be reached',
    id: 'Bank sedang tidak dapat dihubungi',
    'zh-CN': '暂时无法连接收款银行',
  },
} as const satisfies Readonly<Record<string, Translated>>
export type RefundFailure = keyof typeof REFUND_FAILURE_TEXTS

/** What the merchant says when a request is refused. */
export const REFUSAL_TEXTS = {
  evidence_unclear: {
    en: 'The pictures don’t show what is wrong',
    id: 'Foto belum menunjukkan masalahnya',
    'zh-CN': '图片未能显示商品的问题',
  },
  used: { en: 'The goods have been used', id: 'Barang sudah dipakai', 'zh-CN': '商品已被使用' },
  not_the_goods: {
    en: 'What came back isn’t what we sent',
    id: 'Barang yang kembali bukan yang kami kirim',
    'zh-CN': '寄回的商品与发出的不一致',
  },
} as const satisfies Readonly<Record<string, Translated>>

/** Why a request no longer includes the shipping fee, or now does. */
export const SHIPPING_FEE_TEXTS = {
  stays: {
    en: 'Not all of the order comes back any more, so the shipping fee stays paid',
    id: 'Tidak semua barang pesanan kembali, jadi ongkir tidak ikut direfund',
    'zh-CN': '订单商品未全部退回，运费不再退还',
  },
  moves: {
    en: 'The shipping fee goes with the order’s last request',
    id: 'Ongkir direfund lewat pengajuan terakhir pesanan ini',
    'zh-CN': '运费将随该订单最后一笔售后退还',
  },
} as const satisfies Readonly<Record<string, Translated>>

/** The merchant's own words: the same text in every language. */
export function untranslated(text: string): Translated {
  return { en: text, id: text, 'zh-CN': text }
}

/** Names of refund targets: a card whose number is unknown, and an order paid only with coins and vouchers. */
export const REFUND_TO_TEXTS: Readonly<Record<'card' | 'coins', Translated>> = {
  card: { en: 'Card', id: 'Kartu', 'zh-CN': '银行卡' },
  coins: { en: 'Coins', id: 'Koin', 'zh-CN': '金币' },
}
