import { formatInstant } from '../../lib/time.ts'
import type { Translated } from '../../reference/catalogue/types.ts'

/** Formats Rupiah: Rp125.000. */
export function formatRupiah(amount: number): string {
  return `Rp${new Intl.NumberFormat('id-ID').format(amount)}`
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
  const count = (language: string) => new Intl.NumberFormat(language).format(coins)
  return { en: `${count('en')} ${coins === 1 ? 'coin' : 'coins'}`, id: `${count('id-ID')} koin`, 'zh-CN': `${count('en')} 枚金币` }
}

/** What is refunded, in words: Rupiah, coins, or both. */
export function formatRefund(amount: number, coins: number): Translated {
  const sum = formatRupiah(amount)
  if (coins === 0) return { en: sum, id: sum, 'zh-CN': sum }
  const only = formatCoins(coins)
  if (amount === 0) return only
  return { en: `${sum} and ${only.en}`, id: `${sum} dan ${only.id}`, 'zh-CN': `${sum} 和 ${only['zh-CN']}` }
}
