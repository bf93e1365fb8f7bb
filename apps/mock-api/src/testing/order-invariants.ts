import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { expect } from 'vitest'
import { includesShipping } from '../domains/after-sale/refund.ts'
import { holdsPieces, isOngoing } from '../domains/after-sale/requests.ts'
import type { AfterSaleRow } from '../domains/after-sale/tables.ts'
import { countsAsOrder } from '../domains/order/rules.ts'
import type { OrderRow } from '../domains/order/tables.ts'
import type { WorldCtx } from '../engine/contract/context.ts'
import type { OrderModel } from './order-steps.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Records what doesn't hold. It is called thousands of times. */
type Check = (holds: boolean, what: string, ...seen: readonly unknown[]) => void

/** An order with its after-sales requests. */
interface OrderHistory {
  readonly order: OrderRow
  readonly requests: readonly AfterSaleRow[]
  /** The requests that hold pieces: ongoing, refunded or owed. */
  readonly holding: readonly AfterSaleRow[]
  readonly refunded: readonly AfterSaleRow[]
}

const pieces = (rows: readonly AfterSaleRow[], line_no?: string) =>
  sum(
    rows.flatMap(({ lines }) => lines.filter((line) => line_no === undefined || line.line_no === line_no).map(({ quantity }) => quantity)),
  )

function orderHistories({ db }: WorldCtx): OrderHistory[] {
  const all = db.after_sales.all()
  return db.orders.all().map((order) => {
    const requests = all.filter(({ order_no }) => order_no === order.order_no)
    const refunded = requests.filter(({ status }) => status === AFTER_SALE_STATUS.success)
    return { order, requests, holding: requests.filter(holdsPieces), refunded }
  })
}

/** Whether a whole order was returned. */
function isFullyReturned({ order, refunded }: OrderHistory): boolean {
  return pieces(refunded) === sum(order.lines.map(({ quantity }) => quantity))
}

/** Whether an order was closed with pieces, not because of its refunds. */
const wasReleased = ({ status, close_reason }: OrderRow) => status === 'closed' && close_reason !== 'refunded'

/** Whether an order holds stock: it is open, or its goods were sent. */
const holdsStock = ({ status, parcels }: Pick<OrderRow, 'status' | 'parcels'>) => status !== 'closed' || parcels.length > 0

/** No piece appears or vanishes: the stock plus the pieces in orders is constant. */
function checkStock(must: Check, { db, catalogue }: WorldCtx, traded: readonly OrderHistory[], stock: Map<string, number>): void {
  const held = new Map<string, number>()
  for (const { order, requests } of traded.filter((one) => holdsStock(one.order))) {
    const back = requests.filter(({ stock_returned }) => stock_returned)
    for (const { line_no, sku_no, quantity } of order.lines) {
      must(pieces(back, line_no) <= quantity, `${line_no}: more on the shelf again than was bought`)
      held.set(sku_no, (held.get(sku_no) ?? 0) + quantity - pieces(back, line_no))
    }
  }
  for (const { sku_no, stock_delta } of db.sku_states.all()) {
    const left = (catalogue.sku(sku_no)?.stock ?? 0) + stock_delta
    const all = left + (held.get(sku_no) ?? 0)
    must(left >= 0, `${sku_no}: below 0 on the shelf`, left)
    if (!stock.has(sku_no)) stock.set(sku_no, all)
    must(all === stock.get(sku_no), `${sku_no}: pieces there are`, all, stock.get(sku_no))
  }
}

/** Coins come only from gifts and completed orders, and no coin is counted twice. */
function coinsAreKept(must: Check, { db }: WorldCtx, traded: readonly OrderHistory[]): void {
  for (const { member_no, points } of db.members.all()) {
    const own = traded.filter(({ order }) => order.member_no === member_no)
    const records = db.points_records.all({ member_no })
    const by = (...reasons: readonly string[]) =>
      sum(records.filter(({ reason }) => reasons.includes(reason)).map((record) => record.points))
    const earned = sum(own.map(({ order }) => (order.status === 'completed' ? order.amounts.coins_earned : 0)))
    const spent = sum(own.map(coinsSpent))
    const taken = sum(own.map(({ refunded }) => sum(refunded.map(({ refund }) => refund.coins_taken_back))))
    must(points >= 0, `${member_no}: coins below 0`, points)
    must(points === by('gift', 'expired') + earned - spent - taken, `${member_no}: coins`, points, { earned, spent, taken })
    must(points === sum(records.map((record) => record.points)), `${member_no}: the ledger ends elsewhere`, points)
    must(points === sum(db.coin_lots.all({ member_no }).map((lot) => lot.points)), `${member_no}: coins in hand`, points)
    must(-by('refund_taken_back') === taken, `${member_no}: coins taken back`, taken)
    for (const record of records) must(record.balance >= 0, `${record.record_no}: below 0`, record.balance)
  }
}

/** The coins that an order used and didn't return. */
function coinsSpent({ order, holding, refunded }: OrderHistory): number {
  const returned = sum((wasReleased(order) ? holding : []).map(({ refund }) => refund.coins_returned))
  if (wasReleased(order)) return returned - sum(refunded.map(({ refund }) => refund.coins_returned))
  return order.amounts.coins_used - sum(refunded.map(({ refund }) => refund.coins_returned))
}

/** A voucher is used on one order of its owner. It is returned when nothing of the order is left, unless it has expired. */
function vouchersAreUsedOnce(must: Check, { db, now }: WorldCtx, traded: readonly OrderHistory[]): void {
  const spent = new Map<string, OrderRow>()
  for (const one of traded) {
    const { order } = one
    const over = order.status === 'closed' || isFullyReturned(one)
    for (const voucher_no of order.voucher_nos) {
      if (over) {
        const row = db.vouchers.get(voucher_no)
        must(row?.order_no !== order.order_no || row.expires_at <= now, `${voucher_no} stayed with ${order.order_no}`)
        continue
      }
      must(!spent.has(voucher_no), `${voucher_no} is on two orders`)
      spent.set(voucher_no, order)
    }
  }
  for (const { voucher_no, member_no, state, order_no } of db.vouchers.all()) {
    const on = spent.get(voucher_no)
    if (on) must(state === 'used' && order_no === on.order_no && on.member_no === member_no, `${voucher_no} isn't used on its order`, state)
    else must(state !== 'unused' || order_no === null, `${voucher_no} is on an order, and unused`)
  }
}

/** The amounts of an order add up, in total and by line. */
function addsUp(must: Check, { order_no, amounts, voucher_amounts, lines, shipping_paid, shipping_coins }: OrderRow): void {
  const { product_amount, voucher_discount, shipping_fee, first_order_shipping_discount, shipping_discount, coins_discount, total } =
    amounts
  const fee = shipping_fee - first_order_shipping_discount - shipping_discount
  const must_ = (holds: boolean) => must(holds, `${order_no} doesn't add up`, amounts, lines)
  for (const amount of Object.values(amounts)) must_(Number.isInteger(amount) && amount >= 0)
  must_(fee >= 0)
  must_(sum(voucher_amounts.map(({ amount }) => amount)) === voucher_discount + shipping_discount)
  must_(total === product_amount - voucher_discount + fee - coins_discount)
  must_(product_amount === sum(lines.map((line) => line.price * line.quantity)))
  must_(total === sum(lines.map((line) => line.paid)) + shipping_paid)
  must_(voucher_discount === sum(lines.map((line) => line.voucher_discount)))
  must_(amounts.coins_used === sum(lines.map((line) => line.coins_used)) + shipping_coins)
  for (const line of lines) must_(line.line_amount === line.voucher_discount + line.coins_discount + line.paid)
}

/** An order is paid once, by one attempt at a time, and no more is refunded than was paid. */
function checkMoney(must: Check, { db }: WorldCtx, traded: OrderHistory, came_in: ReadonlySet<string>): void {
  const { order, holding, refunded } = traded
  const { order_no, amounts, status, paid_at } = order
  const tries = db.payments.all({ order_no })
  const paid = tries.filter((payment) => payment.paid_at !== null)
  const open = tries.filter((payment) => payment.status === 'created' || payment.status === 'pending')
  must(paid.length <= 1, `${order_no} was paid twice`)
  must(open.length <= (status === 'closed' ? 0 : 1), `${order_no} is being paid twice, or though it is closed`)
  // Money that came in is with the shop for this order, or was refunded: never lost.
  for (const { payment_no, status: stands } of tries)
    if (came_in.has(payment_no)) must(stands === 'succeeded' || stands === 'refunded', `${payment_no} came in and is ${stands}`)
  for (const { payment_no, method, status: stands, amount, refunded_amount } of tries) {
    must(amount === amounts.total, `${payment_no} is of another amount`)
    must(refunded_amount >= 0 && refunded_amount <= amount, `${payment_no}: more went back than came`, refunded_amount)
    must((stands === 'refunded') === (amount > 0 && refunded_amount === amount), `${payment_no} is ${stands}`, refunded_amount)
    if (method !== 'cod' && (stands === 'succeeded' || stands === 'refunded')) must(came_in.has(payment_no), `${payment_no} never came`)
  }
  for (const { method } of paid)
    must(order.pay_method === method && paid_at !== null, `${order_no} was paid by ${method}, and doesn't say so`)
  if (status === 'pending_payment') must(paid_at === null && paid.length === 0, `${order_no} is paid and isn't`)
  if (status === 'completed') must(paid_at !== null, `${order_no} is completed and isn't paid`)
  const byRequests = sum(refunded.map(({ refund }) => refund.refund_amount))
  const byClosing = wasReleased(order) ? amounts.total - sum(holding.map(({ refund }) => refund.refund_amount)) : 0
  for (const payment of paid)
    must(payment.refunded_amount === byRequests + byClosing, `${order_no}: went back`, payment.refunded_amount, { byRequests, byClosing })
}

/** Requests share an order: no line exceeds its amounts, and no piece is returned twice. */
function checkShares(must: Check, { order, holding }: OrderHistory): void {
  for (const line of order.lines) {
    const parts = holding.flatMap(({ lines }) => lines.filter(({ line_no }) => line_no === line.line_no))
    for (const part of ['quantity', 'voucher_discount', 'coins_discount', 'coins_used', 'paid'] as const)
      must(sum(parts.map((one) => one[part])) <= line[part], `${line.line_no}: ${part} above its own`)
  }
  const refunds = holding.map(({ refund }) => refund)
  must(sum(refunds.map(({ refund_amount }) => refund_amount)) <= order.amounts.total, `${order.order_no}: more goes back than was paid`)
  must(sum(refunds.map(({ coins_returned }) => coins_returned)) <= order.amounts.coins_used, `${order.order_no}: more coins than used`)
  must(sum(refunds.map(({ shipping_share }) => shipping_share)) <= order.shipping_paid, `${order.order_no}: the fee goes back twice`)
  const all = (requests: readonly AfterSaleRow[]) => pieces(requests) === sum(order.lines.map(({ quantity }) => quantity))
  // Requests that can still be cancelled.
  const decided = holding.filter(({ status }) => ![1, 2, 6, 7].includes(status))
  for (const one of holding.filter(includesShipping))
    must(all(decided.includes(one) ? decided : holding), `${one.after_sale_no}: the fee goes back, and not all of ${order.order_no}`)
  for (const { goods_amount, voucher_share, coin_share, shipping_share, refund_amount } of refunds)
    must(goods_amount - voucher_share - coin_share + shipping_share === refund_amount, `${order.order_no}: a refund doesn't add up`)
}

/** Nothing is sent twice, and an order ends as refunded when all of it is, not with a request under way. */
function checkEnd(must: Check, traded: OrderHistory): void {
  const { order_no, status, close_reason, lines, parcels } = traded.order
  const all = isFullyReturned(traded)
  must(!all || status === 'completed' || status === 'closed', `${order_no} is refunded and ${status}`)
  must(all || close_reason !== 'refunded', `${order_no} closed as refunded, and isn't`)
  // A refund under way or failed is still owed.
  const open = traded.requests.filter((row) => isOngoing(row) && row.status !== AFTER_SALE_STATUS.refundPending)
  must(status !== 'closed' || open.length === 0, `${order_no} closed with a request under way`)
  for (const { line_no, quantity } of lines) {
    const sent = parcels.flatMap(({ pieces }) => pieces).filter((piece) => piece.line_no === line_no)
    must(sum(sent.map((piece) => piece.quantity)) <= quantity, `${line_no}: more was sent than was bought`)
  }
}

/** Each member had free shipping for a first order at most once. */
function checkFirstOrder(must: Check, { db }: WorldCtx): void {
  for (const { member_no } of db.members.all()) {
    const free = db.orders.all({ member_no }).filter((order) => countsAsOrder(order) && order.amounts.first_order_shipping_discount > 0)
    must(free.length <= 1, `${member_no} shipped free twice`)
  }
}

/** The violated invariants of a world. */
export function findViolations(ctx: WorldCtx, { stock, came_in }: Pick<OrderModel, 'stock' | 'came_in'>): string[] {
  const wrong: string[] = []
  const must: Check = (holds, what, ...seen) => {
    if (!holds) wrong.push([what, ...seen.map((each) => JSON.stringify(each))].join(' '))
  }
  const traded = orderHistories(ctx)
  checkStock(must, ctx, traded, stock)
  coinsAreKept(must, ctx, traded)
  vouchersAreUsedOnce(must, ctx, traded)
  checkFirstOrder(must, ctx)
  for (const one of traded) {
    addsUp(must, one.order)
    checkMoney(must, ctx, one, came_in)
    checkShares(must, one)
    checkEnd(must, one)
  }
  return wrong
}

/** Expects that no invariant is violated. */
export async function expectOrderInvariants(trade: Pick<OrderModel, 'shop' | 'stock' | 'came_in'>): Promise<void> {
  expect(await trade.shop.withWorld((ctx) => findViolations(ctx, trade))).toEqual([])
}
