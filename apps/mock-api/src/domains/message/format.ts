import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { Translated } from '@nusaria/catalogue/products/types'

/** Made once: making one takes 70 times as long as a number does, and a new world’s orders need hundreds. */
const NUMBERS = { en: new Intl.NumberFormat('en'), id: new Intl.NumberFormat('id-ID') }

/** Formats Rupiah: Rp125.000. */
export function formatRupiah(amount: number): string {
  return `Rp${NUMBERS.id.format(amount)}`
}

/** Formats a date in the shop's time zone: `31/12/2026`; the moment in ms. */
export function formatDay(moment: number): string {
  return formatInstant(moment).slice(0, 10).split('-').reverse().join('/')
}

/** Formats a date and time in the shop's time zone, like its pages: `31/12/2026 15:00:00`; the moment in ms. */
export function formatMoment(at: number): string {
  return `${formatDay(at)} ${formatInstant(at).slice(11, 19)}`
}

/** A number of coins in words. */
export function formatCoins(coins: number): Translated {
  const english = NUMBERS.en.format(coins)
  return { en: `${english} ${coins === 1 ? 'coin' : 'coins'}`, id: `${NUMBERS.id.format(coins)} koin`, 'zh-CN': `${english} 枚金币` }
}

/** What is refunded, in words: Rupiah, coins, or both. */
export function formatRefund(amount: number, coins: number): Translated {
  const sum = formatRupiah(amount)
  if (coins === 0) return { en: sum, id: sum, 'zh-CN': sum }
  const only = formatCoins(coins)
  if (amount === 0) return only
  return { en: `${sum} and ${only.en}`, id: `${sum} dan ${only.id}`, 'zh-CN': `${sum} 和 ${only['zh-CN']}` }
}
