import type { AmountKey } from '@nusaria/contracts/amount-list'

/** An amount of the story's order, which a driver looks up when the step is told. */
export type AmountExpression =
  | { readonly amount: 'paid for'; readonly like: string }
  | { readonly amount: 'of the order'; readonly row: AmountKey }
  | { readonly amount: 'sum'; readonly of: readonly Amount[] }

/** Rupiah: a number, or an expression. A story with expressions stays true when a price of the seed changes. */
export type Amount = number | AmountExpression

/** What was paid for all pieces of a product of the order, after vouchers and coins. */
export const paidFor = (like: string): AmountExpression => ({ amount: 'paid for', like })

/** A row of the order's amounts, such as `total` or `shipping`; deductions are positive. */
export const amountOf = (row: AmountKey): AmountExpression => ({ amount: 'of the order', row })

export const sumOf = (...of: readonly Amount[]): AmountExpression => ({ amount: 'sum', of })

export const isAmountExpression = (value: unknown): value is AmountExpression =>
  typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'string'

/** `what was paid for kopi` */
export function describeAmount(amount: Amount): string {
  if (typeof amount === 'number') return amount.toLocaleString('id-ID')
  if (amount.amount === 'sum') return amount.of.map(describeAmount).join(' + ')
  return amount.amount === 'paid for' ? `what was paid for ${amount.like}` : `the order's ${amount.row}`
}
