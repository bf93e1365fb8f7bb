import { groupedNumber } from '../../shared/format/count.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'

/** `1.900`, as the current language writes it. */
export function coinCount(coins: number): string {
  return groupedNumber(coins, currentLanguage())
}

/** `+150` or `−1.900`: what came in or went out. */
export function coinMove(coins: number): string {
  return `${coins > 0 ? '+' : '−'}${coinCount(Math.abs(coins))}`
}
