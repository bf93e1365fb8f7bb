import { type AmountRow, amountList } from '@nusaria/contracts/amount-list'
import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { amountTexts } from '@nusaria/locales/order-texts'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { Translated } from '../../reference/catalogue/types.ts'
import { subtotalOf } from '../order/pricing.ts'
import type { OrderRow } from '../order/tables.ts'
import { orderVoucherAmounts } from '../order/voucher-amounts.ts'
import { formatRupiah } from './format.ts'

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
