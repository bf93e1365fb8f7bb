import type { Text } from '../message/texts.ts'
import { rupiah } from '../message/words.ts'

/** A favourite got cheaper; prices in Rupiah. */
export function cheaperText(goods: string, price: number, before: number): Text {
  return {
    title: { en: 'A favourite got cheaper', id: 'Favoritmu turun harga', 'zh-CN': '收藏商品降价' },
    content: {
      en: `${goods} is ${rupiah(price)} now instead of ${rupiah(before)}.`,
      id: `${goods} sekarang ${rupiah(price)}, dari ${rupiah(before)}.`,
      'zh-CN': `您收藏的 ${goods} 现价 ${rupiah(price)}，原为 ${rupiah(before)}。`,
    },
  }
}
