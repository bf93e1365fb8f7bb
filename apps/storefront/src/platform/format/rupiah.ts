import { currency } from '@nusaria/brand'
import type { Language } from '@nusaria/contracts/headers'
import { currentLanguage } from '../i18n/language.ts'
import { formatCompactNumber, formatNumber } from './count.ts'

/** Rupiah; below that in full */
const SHORT_FROM: Readonly<Record<Language, number>> = { id: 1_000, en: 1_000, 'zh-CN': 10_000 }

/** `18900` → `18.900`: Rupiah are written in the Indonesian way in every language. */
export function formatRupiahDigits(amount: number): string {
  return formatNumber(amount, 'id', 0)
}

/** Rupiah in full: `18900` → `Rp18.900`, `-5000` → `-Rp5.000`. */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? '-' : ''}${currency}${formatRupiahDigits(Math.abs(amount))}`
}

/** Short Rupiah for vouchers and progress bars, as the language shortens numbers: `45900` → `Rp45,9rb` (id), `Rp45.9K` (en), `Rp4.6万` (zh-CN). */
export function formatRupiahCompact(amount: number, language = currentLanguage()): string {
  const size = Math.abs(amount)
  if (size < SHORT_FROM[language]) return formatRupiah(amount)
  return `${amount < 0 ? '-' : ''}${currency}${formatCompactNumber(size, language)}`
}
