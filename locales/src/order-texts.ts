import type { Language } from '@nusaria/contracts/headers'
import en from '../en/order.json' with { type: 'json' }
import id from '../id/order.json' with { type: 'json' }
import zh from '../zh-CN/order.json' with { type: 'json' }

/** The label of an order's total by language: for the mock, whose messages name it as the pages do. */
export const orderTotalLabels: Readonly<Record<Language, string>> = {
  en: en.amount.total,
  id: id.amount.total,
  'zh-CN': zh.amount.total,
}
