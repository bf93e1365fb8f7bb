import type { CartLine } from '@nusaria/contracts/cart'

/** Whether a line can't be bought at all, whatever its quantity. */
export function isUnavailable({ trouble }: CartLine): boolean {
  return trouble === 'sold_out' || trouble === 'off_sale'
}

/** The lines of a cart by what the shopper has to do about them; each in its order. */
export interface LineGroups {
  /** too many pieces for the stock or for one order */
  readonly tooMany: readonly CartLine[]
  /** can be bought, at another price than when they were put in */
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

/** The lines the shopper can choose among now. */
export function selectableLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ trouble }) => trouble === null)
}

/** What the "all" box shows. */
export function selectAllState(lines: readonly CartLine[]): boolean | 'indeterminate' {
  const choices = selectableLines(lines)
  const chosen = choices.filter(({ selected }) => selected).length
  if (chosen === 0) return false
  return chosen === choices.length ? true : 'indeterminate'
}
