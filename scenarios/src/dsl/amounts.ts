import type { AmountKey } from '@nusaria/contracts/amount-list'

/** A part of an amount: what was paid for a product of the story's order, or a row of the order's amounts. */
export type AmountPart = { readonly paidFor: string } | { readonly row: AmountKey }

/** An amount of the story's order, which a driver looks up when the step is told. */
export interface AmountExpression {
  readonly sum: readonly AmountPart[]
}

/** Rupiah: a number, or an expression such as `paidFor('teh')`, which stays true when a price of the seed changes. */
export type Amount = number | AmountExpression

/** What was paid for all pieces of a product of the order, after vouchers and coins. */
export const paidFor = (like: string): AmountExpression => ({ sum: [{ paidFor: like }] })

/** A row of the order's amounts, such as `total` or `shipping`; deductions are positive. */
export const amountOf = (row: AmountKey): AmountExpression => ({ sum: [{ row }] })

export const sumOf = (...of: readonly AmountExpression[]): AmountExpression => ({ sum: of.flatMap(({ sum }) => sum) })

export const isAmountExpression = (value: unknown): value is AmountExpression =>
  typeof value === 'object' && value !== null && 'sum' in value

/** `what was paid for kopi` */
export const describeAmount = ({ sum }: AmountExpression): string =>
  sum.map((part) => ('row' in part ? `the order's ${part.row}` : `what was paid for ${part.paidFor}`)).join(' + ')
