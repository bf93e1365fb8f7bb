import type { AmountKey } from '@nusaria/contracts/amount-list'

/** An amount of the story's order, which a driver looks up when the step is told. */
export type AmountExpression =
  | { readonly amount: 'paid for'; readonly like: string; readonly pieces?: number }
  | { readonly amount: 'of the order'; readonly row: AmountKey }
  | { readonly amount: 'sum'; readonly of: readonly Amount[] }

/** Rupiah: a number, or an expression. A story with expressions stays true when a price of the seed changes. */
export type Amount = number | AmountExpression

/** What was paid for a product of the order, after vouchers and coins: for all its pieces, or for some. */
export const paidFor = (like: string, pieces?: number): AmountExpression => ({
  amount: 'paid for',
  like,
  ...(pieces !== undefined && { pieces }),
})

/** A row of the order's amounts, such as `total` or `shipping`; deductions are positive. */
export const amountOf = (row: AmountKey): AmountExpression => ({ amount: 'of the order', row })

/** The sum of amounts. */
export const sumOf = (...of: readonly Amount[]): AmountExpression => ({ amount: 'sum', of })

/** Whether a value is an expression. */
export const isAmountExpression = (value: unknown): value is AmountExpression =>
  typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'string'

/** An expression in words: `what was paid for kopi`. */
export function describeAmount(value: AmountExpression): string {
  switch (value.amount) {
    case 'paid for':
      return `what was paid for ${value.pieces === undefined ? '' : `${value.pieces} `}${value.like}`
    case 'of the order':
      return `the order's ${value.row}`
    case 'sum':
      return value.of.map((one) => (typeof one === 'number' ? one.toLocaleString('id-ID') : describeAmount(one))).join(' + ')
  }
}
