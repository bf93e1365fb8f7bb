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

/** Short Rupiah for vouchers and progress bars: `45900` → `Rp45,9rb`, `1250000` → `Rp1,3jt`; under a thousand in full. */
export function formatRupiahCompact(amount: number): string {
  const size = Math.abs(amount)
  if (size < 1_000) return formatRupiah(amount)
  const [unit, name] = size < 999_950 ? [1_000, 'rb'] : [1_000_000, 'jt']
  return `${amount < 0 ? '-' : ''}${currency}${formatNumber(size / unit, 'id', 1)}${name}`
}
