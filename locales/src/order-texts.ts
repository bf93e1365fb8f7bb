import type { Language } from '@nusaria/contracts/headers'
import en from '../en/order.json' with { type: 'json' }
import id from '../id/order.json' with { type: 'json' }
import zh from '../zh-CN/order.json' with { type: 'json' }

type TextMap = Readonly<Record<string, string>>

/** The labels of an order's sums by language, at once: for the mock, whose messages name the sums as the pages do. */
export const amountTexts: Readonly<Record<Language, TextMap>> = {
  en: { ...en.amount, items_one: en.items_one, items_other: en.items_other },
  id: { ...id.amount, items_other: id.items_other },
  'zh-CN': { ...zh.amount, items_other: zh.items_other },
}
