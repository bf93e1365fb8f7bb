import { expect } from 'vitest'
import type { WorldCtx } from '../kernel/ctx.ts'
import { counts } from '../order/first-order.ts'
import type { OrderRow } from '../order/tables.ts'
import type { Trade } from './trade-steps.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Whether an order keeps its goods from the shelf: it is open, or they have left. */
const holds = ({ status, parcels }: Pick<OrderRow, 'status' | 'parcels'>) => status !== 'closed' || parcels.length > 0

/** Pieces neither appear nor vanish: what is on the shelf and what orders hold is what there was. */
function stockIsKept({ db, catalogue }: WorldCtx, stock: Map<string, number>): void {
  const lines = db.orders
    .all()
    .filter(holds)
    .flatMap((order) => order.lines)
  for (const { sku_no, stock_delta } of db.sku_states.all()) {
    const left = (catalogue.sku(sku_no)?.stock ?? 0) + stock_delta
    const all = left + sum(lines.map((line) => (line.sku_no === sku_no ? line.quantity : 0)))
    expect(left).toBeGreaterThanOrEqual(0)
    if (!stock.has(sku_no)) stock.set(sku_no, all)
    expect(all).toBe(stock.get(sku_no))
  }
}

/** Coins come from gifts and completed orders alone, and are in one place at a time. */
function coinsAreKept({ db }: WorldCtx): void {
  for (const { member_no, points } of db.members.all()) {
    const orders = db.orders.all({ member_no })
    const records = db.points_records.all({ member_no })
    const earned = sum(orders.filter(({ status }) => status === 'completed').map(({ amounts }) => amounts.coins_earned))
    const spent = sum(orders.filter(({ status }) => status !== 'closed').map(({ amounts }) => amounts.coins_used))
    const given = sum(records.filter(({ reason }) => reason === 'gift' || reason === 'expired').map((record) => record.points))
    expect(points).toBeGreaterThanOrEqual(0)
    expect(points).toBe(given + earned - spent)
    expect(points).toBe(sum(records.map((record) => record.points)))
    expect(points).toBe(sum(db.coin_lots.all({ member_no }).map((lot) => lot.points)))
  }
}

/** A voucher is on one order at most, its owner's, and known to be used there. */
function vouchersAreUsedOnce({ db }: WorldCtx): void {
  const orders = db.orders.all().filter(({ status }) => status !== 'closed')
  const spent = orders.flatMap(({ voucher_nos }) => voucher_nos)
  expect(new Set(spent).size).toBe(spent.length)
  for (const { voucher_no, member_no, state, order_no } of db.vouchers.all()) {
    const on = orders.find(({ voucher_nos }) => voucher_nos.includes(voucher_no))
    if (on) expect([state, order_no, on.member_no]).toEqual(['used', on.order_no, member_no])
    else if (state === 'unused') expect(order_no).toBeNull()
  }
}

/** The sums of an order follow from one another and add up over its parts, to the Rupiah. */
function addsUp({ amounts, lines, shipping_paid, shipping_coins }: OrderRow): void {
  const { product_amount, voucher_discount, shipping_fee, first_order_shipping_discount, shipping_discount, coins_discount, total } =
    amounts
  const fee = shipping_fee - first_order_shipping_discount - shipping_discount
  for (const amount of Object.values(amounts)) expect(Number.isInteger(amount) && amount >= 0).toBe(true)
  expect(fee).toBeGreaterThanOrEqual(0)
  expect(total).toBe(product_amount - voucher_discount + fee - coins_discount)
  expect(product_amount).toBe(sum(lines.map((line) => line.price * line.quantity)))
  expect(total).toBe(sum(lines.map((line) => line.paid)) + shipping_paid)
  expect(voucher_discount).toBe(sum(lines.map((line) => line.voucher_discount)))
  expect(amounts.coins_used).toBe(sum(lines.map((line) => line.coins_used)) + shipping_coins)
  for (const line of lines) expect(line.line_amount).toBe(line.voucher_discount + line.coins_discount + line.paid)
}

/** An order is paid once, by one try at a time, and nothing goes back that didn't come. */
function moneyIsRight({ db }: WorldCtx, { order_no, amounts, status, paid_at }: OrderRow, came_in: ReadonlySet<string>): void {
  const tries = db.payments.all({ order_no })
  const paid = tries.filter((payment) => payment.status === 'succeeded')
  expect(paid.length).toBeLessThanOrEqual(1)
  expect(tries.filter((payment) => payment.status === 'created' || payment.status === 'pending').length).toBeLessThanOrEqual(1)
  for (const payment of tries) {
    expect(payment.amount).toBe(amounts.total)
    if (payment.method !== 'cod' && (payment.status === 'succeeded' || payment.status === 'refunded'))
      expect(came_in.has(payment.payment_no)).toBe(true)
  }
  if (status === 'pending_payment') expect(paid_at).toBeNull()
  if (status === 'completed') expect(paid_at).not.toBeNull()
  if (status === 'closed') expect(paid).toEqual([])
}

/** Free shipping of the first order was given once among the orders a member made. */
function oneFirstOrder({ db }: WorldCtx): void {
  for (const { member_no } of db.members.all()) {
    const free = db.orders.all({ member_no }).filter((order) => counts(order) && order.amounts.first_order_shipping_discount > 0)
    expect(free.length).toBeLessThanOrEqual(1)
  }
}

/** What must be true of a world, whatever happened in it. */
export async function expectTradeHolds({ shop, stock, came_in }: Trade): Promise<void> {
  await shop.act((ctx) => {
    stockIsKept(ctx, stock)
    coinsAreKept(ctx)
    vouchersAreUsedOnce(ctx)
    oneFirstOrder(ctx)
    for (const order of ctx.db.orders.all()) {
      addsUp(order)
      moneyIsRight(ctx, order, came_in)
    }
  })
}
