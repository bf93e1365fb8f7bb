import { formatNumber } from '../../shared/format/count.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'

/** `1.900`, as the current language writes it. */
export function formatCoins(coins: number): string {
  return formatNumber(coins, currentLanguage())
}

/** `+150` or `−1.900`: what came in or went out. */
export function formatCoinChange(coins: number): string {
  return `${coins > 0 ? '+' : '−'}${formatCoins(Math.abs(coins))}`
}
