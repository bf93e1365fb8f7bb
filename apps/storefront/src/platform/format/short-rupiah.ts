import { currency } from '@nusaria/brand'
import type { Language } from '@nusaria/contracts/headers'
import { currentLanguage } from '../i18n/language.ts'
import { formatCompactNumber } from './count.ts'
import { formatRupiah } from './rupiah.ts'

/** Rupiah; below that in full */
const SHORT_FROM: Readonly<Record<Language, number>> = { id: 1_000, en: 1_000, 'zh-CN': 10_000 }

/** Short Rupiah for vouchers and progress bars, as the language shortens numbers: `45900` → `Rp45,9rb` (id), `Rp45.9K` (en), `Rp4.6万` (zh-CN). */
export function formatRupiahCompact(amount: number, language = currentLanguage()): string {
  const size = Math.abs(amount)
  if (size < SHORT_FROM[language]) return formatRupiah(amount)
  return `${amount < 0 ? '-' : ''}${currency}${formatCompactNumber(size, language)}`
}
