import { currency } from '@nusaria/brand'
import { formatNumber } from './count.ts'

/** `18900` → `18.900`: Rupiah are written in the Indonesian way in every language. */
export function formatRupiahDigits(amount: number): string {
  return formatNumber(amount, 'id', 0)
}

/** Rupiah in full: `18900` → `Rp18.900`, `-5000` → `-Rp5.000`. */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? '-' : ''}${currency}${formatRupiahDigits(Math.abs(amount))}`
}
