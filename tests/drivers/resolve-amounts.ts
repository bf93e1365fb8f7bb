import { amountList } from '@nusaria/contracts/amount-list'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { type AmountExpression, isAmountExpression } from '@nusaria/scenarios/dsl/amounts'
import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import type { WorldControl } from '../support/control.ts'
import { lineOf } from './calls/after-sales.ts'
import { assertStep } from './driver.ts'

/** The columns of an order's row that amounts are read from, in Rupiah. */
interface OrderRow extends Pick<OrderDetail, 'order_no' | 'amounts'> {
  readonly lines: readonly {
    readonly product_name: string
    readonly price: number
    readonly quantity: number
    readonly voucher_discount: number
    readonly coins_discount: number
  }[]
}

interface Story {
  readonly world: WorldControl
  readonly order_no: string
}

function paidFor({ lines }: OrderRow, like: string, pieces?: number): number {
  const { price, quantity, voucher_discount, coins_discount } = lineOf(lines, like)
  const paid = price * quantity - voucher_discount - coins_discount
  const share = (paid * (pieces ?? quantity)) / quantity
  assertStep(Number.isInteger(share), `Rp${paid} were paid for ${quantity} pieces: that can't be split evenly, so this step needs a number`)
  return share
}

async function lookUp(expression: AmountExpression, { world, order_no }: Story): Promise<number> {
  const order = (await world.state<OrderRow>('orders')).find((row) => row.order_no === order_no)
  assertStep(order, missingNeed('order'))
  const { amounts } = order
  const evaluate = (one: AmountExpression | number): number => {
    if (typeof one === 'number') return one
    if (one.amount === 'sum') return one.of.reduce<number>((sum, part) => sum + evaluate(part), 0)
    if (one.amount === 'paid for') return paidFor(order, one.like, one.pieces)
    const rows = amountList({ amounts, subtotal: amounts.product_amount - amounts.voucher_discount, voucher_amounts: undefined })
    return rows.filter(({ key }) => key === one.row).reduce((sum, row) => sum + Math.abs(row.amount), 0)
  }
  return evaluate(expression)
}

/** Replaces the amount expressions among a step's arguments by numbers. */
export async function resolveAmounts<A>(args: A, story: Story): Promise<A> {
  if (typeof args !== 'object' || args === null) return args
  const entries = Object.entries(args).map(async ([name, value]) => [name, isAmountExpression(value) ? await lookUp(value, story) : value])
  return Object.fromEntries(await Promise.all(entries))
}
