import { formatNumber } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'

/** `1.900`, by the current language. */
export function formatCoins(coins: number): string {
  return formatNumber(coins, currentLanguage())
}

/** `+150` or `−1.900` */
export function formatCoinChange(coins: number): string {
  return `${coins > 0 ? '+' : '−'}${formatCoins(Math.abs(coins))}`
}
