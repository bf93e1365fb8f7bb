import { amountList } from '@nusaria/contracts/amount-list'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { type AmountExpression, isAmountExpression } from '@nusaria/scenarios/dsl/amounts'
import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import type { Step } from '@nusaria/scenarios/dsl/scenario'
import type { ShopClient } from '../../support/client.ts'
import { assertStep, found } from '../driver.ts'
import { lineOf } from './after-sales.ts'
import { refundTargetOf } from './payment.ts'
import type { StoryMemory } from './story-context.ts'

/** Looks up the value of a reference, as the calling member. */
async function lookUpRef(client: ShopClient, { order_no, after_sale_no, sku_no, product_no }: StoryMemory, what: string): Promise<unknown> {
  const cashier = () => client.call('payment.cashier', { order_no })
  const coupon = what.match(/^voucher of (.+)$/)?.[1]
  if (coupon !== undefined) {
    const { list } = await client.call('promotion.wallet', { state: 'unused', page_num: 1, page_size: 50 })
    return list.find(({ coupon_no }) => coupon_no === coupon)?.voucher_no
  }
  const lookUps: Readonly<Record<string, () => unknown>> = {
    order: () => order_no,
    'order line': async () => (await client.call('order.detail', { order_no })).lines[0]?.line_no,
    request: () => after_sale_no,
    refund: async () => (await client.call('afterSale.detail', { after_sale_no })).refund_amount,
    'refund card': async () => (await refundTargetOf(client, 'refund card')).id,
    'e-wallet': async () => (await refundTargetOf(client, 'e-wallet')).id,
    sku: () => sku_no,
    product: () => product_no,
    line: async () => (await client.call('cart.detail')).lines[0]?.line_id,
    address: async () => (await client.call('address.list')).list[0]?.address_id,
    total: async () => (await cashier()).total,
    payment: async () => (await cashier()).payment?.payment_no,
  }
  return lookUps[what]?.()
}

/** A line of an order's row, in Rupiah. */
type Line = { readonly product_name: string } & Readonly<Record<'price' | 'quantity' | 'voucher_discount' | 'coins_discount', number>>

/** The columns of an order's row that amounts are read from. */
type OrderRow = Pick<OrderDetail, 'order_no' | 'amounts'> & { readonly lines: readonly Line[] }

function paidFor({ lines }: OrderRow, like: string, pieces?: number): number {
  const { price, quantity, voucher_discount, coins_discount } = lineOf(lines, like)
  const paid = price * quantity - voucher_discount - coins_discount
  const share = (paid * (pieces ?? quantity)) / quantity
  assertStep(Number.isInteger(share), `Rp${paid} were paid for ${quantity} pieces: that can't be split evenly, so this step needs a number`)
  return share
}

async function lookUpAmount(expression: AmountExpression, { world, order_no }: StoryMemory): Promise<number> {
  const placed = (await world.state<OrderRow>('orders')).find((row) => row.order_no === order_no)
  const order = found(placed, missingNeed('order'))
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

/** A step's arguments with the values of their references and amounts. */
export async function resolveArgs({ by, args }: Step, story: StoryMemory): Promise<never> {
  const client = (by === 'elsewhere' && story.other?.client) || story.client
  const resolve = async (value: unknown): Promise<unknown> => {
    if (isAmountExpression(value)) return lookUpAmount(value, story)
    if (Array.isArray(value)) return Promise.all(value.map(resolve))
    if (typeof value !== 'object' || value === null) return value
    if ('ref' in value) return found(await lookUpRef(client, story, String(value.ref)), `Nothing is remembered of "${value.ref}"`)
    const entries = Object.entries(value).map(async ([name, one]) => [name, await resolve(one)])
    return Object.fromEntries(await Promise.all(entries))
  }
  return (await resolve(args)) as never
}
