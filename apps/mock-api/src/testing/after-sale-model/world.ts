import { AFTER_SALE_STATUS, nextState, type OrderEvent, orderLifecycle } from '@nusaria/contracts/lifecycle'
import { voucherContract } from '@nusaria/contracts/voucher'
import type { OrderRow } from '../../domains/order/tables.ts'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { findViolations } from '../order-invariants.ts'
import { createOrderModel, type OrderModel } from '../order-steps.ts'
import type { TestShop } from '../test-shop.ts'
import { ExpectedRequests, isOpen, ORDER_EVENTS } from './model.ts'

/** A shop under test, with the model of what must be true. */
export interface ModelWorld {
  readonly shop: TestShop
  readonly trade: OrderModel
  readonly requests: ExpectedRequests
  /** Orders after the last step, oldest first. */
  orders: Map<string, OrderRow>
  /** What has happened so far; the test requires some of it. */
  readonly seen: Set<string>
}

/** Two accounts per member: one accepts refunds, the other refuses them. */
function addAccounts({ db, now }: WorldCtx, requests: ExpectedRequests, member_no: string): void {
  for (const last4 of ['7788', '0002']) {
    const id = `RC-${member_no}-${last4}`
    const holder = { bank_code: 'bank_arta', first_name: 'Ayu', last_name: 'P', phone: '81234567890', email: 'ayu@example.com' }
    const row = { refund_card_id: id, member_no, is_default: last4 === '7788', added_at: now, last4, number_changes: 0 }
    db.refund_cards.insert({ ...row, ...holder })
    requests.accounts.set(id, { id, member_no, refuses: last4 === '0002', removed: false })
  }
}

/** Three members with coins, vouchers, an address and refund accounts, and products in stock. */
export async function createModelWorld(seen: Set<string>): Promise<ModelWorld> {
  const trade = await createOrderModel(2_350)
  const { shop, shoppers } = trade
  const requests = new ExpectedRequests()
  for (const shopper of shoppers) {
    for (const coupon_no of ['HEMAT5', 'BELANJA20', 'CAMILAN10']) await shopper.tryCall(voucherContract.claim, { coupon_no })
    await shop.withWorld((ctx) => addAccounts(ctx, requests, shopper.member_no ?? ''))
  }
  return { shop, trade, requests, orders: new Map(), seen }
}

/** Advances the clock and fires the timers. */
export async function advanceTime({ shop, requests, orders }: ModelWorld, ms: number): Promise<void> {
  shop.advance(ms)
  requests.advanceTo(orders, shop.world.clock.now)
  await shop.engine.runtime.fireTimers(shop.world)
}

/** Fires a control event in the world's queue. Returns whether it was possible. */
export function fireEvent({ shop }: ModelWorld, entity: string, id: string, event: string): Promise<boolean> {
  return shop.world.queue.run(() =>
    shop.fireEvent(entity, id, event).then(
      () => true,
      () => false,
    ),
  )
}

/** Differences between the stored requests and the model. */
function requestMismatches({ db }: WorldCtx, requests: ExpectedRequests): string[] {
  const rows = db.after_sales.all()
  const wrong = rows.length === requests.all.size ? [] : [`${rows.length} requests, not ${requests.all.size}`]
  for (const row of rows) {
    const one = requests.all.get(row.after_sale_no)
    // The shipping fee can move between requests without a transition.
    const moves = row.timeline.filter(({ step }) => step !== 'amount_changed').length
    const is = [row.status, row.end_reason, row.stock_returned, row.attempt, moves, row.refunded_at !== null].join()
    const must = one && [one.status, one.end, one.back, one.attempt, one.steps, one.status === AFTER_SALE_STATUS.success].join()
    if (is !== must) wrong.push(`${row.after_sale_no} is ${is}, not ${must}`)
  }
  return wrong
}

/** Checks that an order changed state by the table, and not while a request on it is ongoing. */
function orderMismatches({ requests, orders }: ModelWorld, order: OrderRow): string[] {
  const { order_no, status, close_reason } = order
  const wrong: string[] = []
  const before = orders.get(order_no)
  const allBack = requests.isAllBack(order)
  if (before && before.status !== status) {
    const by = (event: OrderEvent) =>
      nextState(orderLifecycle, before.status, event) === status && requests.isOrderEventLegal(before, event)
    if (!ORDER_EVENTS.some(by)) wrong.push(`${order_no} came from ${before.status} to ${status}`)
  }
  if ((status === 'pending_shipment' || status === 'pending_receipt') && allBack) wrong.push(`${order_no} is refunded and ${status}`)
  if (close_reason === 'refunded' && !allBack) wrong.push(`${order_no} closed as refunded, and isn't`)
  // A failed refund can still be tried again.
  if (status === 'closed' && requests.ofOrder(order_no).some((one) => isOpen(one) && one.status !== AFTER_SALE_STATUS.refundPending))
    wrong.push(`${order_no} closed with a request under way`)
  for (const { line_no, quantity } of order.parcels.flatMap(({ pieces }) => pieces)) {
    const line = order.lines.find((one) => one.line_no === line_no)
    if (quantity > (line?.quantity ?? 0)) wrong.push(`${line_no}: ${quantity} pieces were sent`)
  }
  return wrong
}

/** Records what refunds and closings did. */
function recordCoverage({ db }: WorldCtx, orders: readonly OrderRow[], seen: Set<string>): void {
  for (const { status, close_reason } of orders) seen.add(`order: ${close_reason ?? status}`)
  for (const { refund } of db.after_sales.all({ status: AFTER_SALE_STATUS.success }))
    for (const [part, value] of Object.entries(refund)) if (value) seen.add(`refunded: ${part}`)
}

/** Checks the world after a step. Returns the differences. */
export function checkWorld(world: ModelWorld): Promise<string[]> {
  return world.shop.withWorld((ctx) => {
    const orders = ctx.db.orders.all(undefined, { created_at: 'asc', order_no: 'asc' })
    const wrong = [...findViolations(ctx, world.trade), ...requestMismatches(ctx, world.requests)]
    wrong.push(...orders.flatMap((order) => orderMismatches(world, order)))
    recordCoverage(ctx, orders, world.seen)
    world.orders = new Map(orders.map((order) => [order.order_no, order]))
    return wrong
  })
}
