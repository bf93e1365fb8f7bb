import type { CartLine } from '@nusaria/contracts/cart'

/** Whether a line can't be bought in any quantity. */
export function isUnavailable({ trouble }: CartLine): boolean {
  return trouble === 'sold_out' || trouble === 'off_sale'
}

/** The lines of a cart, by what the shopper has to do about them, in the order of the cart. */
interface LineGroups {
  /** More pieces than the stock or the limit of one order. */
  readonly tooMany: readonly CartLine[]
  /** Can be bought, at another price than when they were added. */
  readonly repriced: readonly CartLine[]
  readonly ready: readonly CartLine[]
  readonly unavailable: readonly CartLine[]
}

export function groupLines(lines: readonly CartLine[]): LineGroups {
  const isRepriced = ({ price, added_price }: CartLine) => price !== added_price
  return {
    tooMany: lines.filter((line) => line.trouble !== null && !isUnavailable(line)),
    repriced: lines.filter((line) => line.trouble === null && isRepriced(line)),
    ready: lines.filter((line) => line.trouble === null && !isRepriced(line)),
    unavailable: lines.filter(isUnavailable),
  }
}

export function selectableLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ trouble }) => trouble === null)
}

export function selectAllState(lines: readonly CartLine[]): boolean | 'indeterminate' {
  const choices = selectableLines(lines)
  const chosen = choices.filter(({ selected }) => selected).length
  if (chosen === 0) return false
  return chosen === choices.length ? true : 'indeterminate'
}
