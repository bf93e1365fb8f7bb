import type { CartLine } from '@nusaria/contracts/cart'

/** The line can't be bought in any quantity. */
export function isUnavailable({ trouble }: CartLine): boolean {
  return trouble === 'sold_out' || trouble === 'off_sale'
}

/** The lines of a cart, by what the shopper has to do about them, in the order of the cart. */
export function groupLines(lines: readonly CartLine[]) {
  const isRepriced = ({ price, added_price }: CartLine) => price !== added_price
  return {
    /** More pieces than the stock or the limit of one order. */
    tooMany: lines.filter((line) => line.trouble !== null && !isUnavailable(line)),
    /** Can be bought, at another price than when they were added. */
    repriced: lines.filter((line) => line.trouble === null && isRepriced(line)),
    ready: lines.filter((line) => line.trouble === null && !isRepriced(line)),
    unavailable: lines.filter(isUnavailable),
  } as const
}

export function selectableLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ trouble }) => trouble === null)
}

/** The lines that checkout would order. */
export function selectedLines(lines: readonly CartLine[]): readonly CartLine[] {
  return selectableLines(lines).filter(({ selected }) => selected)
}

export function selectAllState(lines: readonly CartLine[]): boolean | 'indeterminate' {
  const count = selectedLines(lines).length
  if (count === 0) return false
  return count === selectableLines(lines).length || 'indeterminate'
}
