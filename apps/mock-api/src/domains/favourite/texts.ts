import { formatRupiah } from '../message/format.ts'
import type { MessageText } from '../message/texts.ts'

/** A favourite got cheaper; prices in Rupiah. */
export function priceDropText(goods: string, price: number, before: number): MessageText {
  return {
    title: { en: 'A favourite got cheaper', id: 'Favoritmu turun harga', 'zh-CN': '收藏商品降价' },
    content: {
      en: `${goods} is ${formatRupiah(price)} now instead of ${formatRupiah(before)}.`,
      id: `${goods} sekarang ${formatRupiah(price)}, dari ${formatRupiah(before)}.`,
      'zh-CN': `您收藏的 ${goods} 现价 ${formatRupiah(price)}，原为 ${formatRupiah(before)}。`,
    },
  }
}
