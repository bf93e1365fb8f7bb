import { DAY, formatInstant, MINUTE } from '@nusaria/catalogue/lib/time'
import type { CompleteResultOf, InputOf } from '@nusaria/contracts/contract'
import { orderLifecycle } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { orderContract } from '@nusaria/contracts/order'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import { transition } from '../../engine/contract/transition.ts'
import type { AddressRow } from '../address/tables.ts'
import { ownerOf } from '../cart/index.ts'
import { reserveStock } from '../inventory/index.ts'
import { isStopped } from '../outage/index.ts'
import { adjustCoins, COIN_RULE } from '../points/index.ts'
import { spendVouchers } from '../voucher/index.ts'
import { confirmationView, goodsDigest, orderLine, termsDigest } from './confirmation.ts'
import { type DeliveryChoice, destinationOf } from './delivery.ts'
import { ORDER_EXPIRE } from './lifecycle.ts'
import { checkOrderRate } from './limits.ts'
import { type Quote, quote, quoteVoucherAmounts } from './quote.ts'
import { type ExcludedLine, excludedError, selectItems } from './select-items.ts'
import type { OrderRow } from './tables.ts'

/** `NS`, the date in the shop's time zone, six digits: `NS261118310954`. */
export function newOrderNo(ctx: WorldCtx, at = ctx.now): string {
  const day = formatInstant(at).slice(2, 10).replaceAll('-', '')
  for (let tries = 0; tries < 100; tries += 1) {
    const order_no = `NS${day}${ctx.rng.digits(6)}`
    if (!ctx.db.orders.get(order_no)) return order_no
  }
  return ctx.ids.next(`NS${day}`)
}

/** A quote with everything needed to place it. */
export type PlaceableQuote = Quote & { readonly address: AddressRow; readonly delivery: DeliveryChoice }

/** Builds an unpaid order from a quote, at `created_at` (ms). Stores nothing. */
export function buildOrder(
  quote: PlaceableQuote,
  order_no: string,
  member_no: string,
  customer_message: string,
  created_at: number,
): OrderRow {
  const { items, pricing, vouchers, delivery } = quote
  return {
    order_no,
    member_no,
    status: orderLifecycle.initial,
    created_at,
    lines: items.map((line, at) => {
      const { voucher_discount = 0, coins_discount = 0, coins_used = 0, paid = 0 } = pricing.lines[at] ?? {}
      return { ...orderLine(line, `${order_no}-${at + 1}`), voucher_discount, coins_discount, coins_used, paid }
    }),
    amounts: pricing.amounts,
    shipping_paid: pricing.shipping.paid,
    shipping_coins: pricing.shipping.coins_used,
    voucher_nos: vouchers.used.map(({ row }) => row.voucher_no),
    voucher_amounts: quoteVoucherAmounts(quote).map(({ voucher_no, amount }) => ({ voucher_no, amount })),
    pay_method: null,
    pay_by: created_at + LIMITS.unpaidMinutes * MINUTE,
    paid_at: null,
    delivery_method: delivery.method,
    destination: destinationOf(quote.address),
    weight: quote.weight,
    customer_message,
    events: [{ kind: 'placed', at: created_at }],
    parcels: [],
    close_reason: null,
    cancel_reason: null,
    vouchers_returned: [],
    coins_returned: 0,
  }
}

/**
 * Stores a placed order and takes vouchers, coins and cart lines. Its stock is already reserved. An order with nothing to pay is paid at
 * once.
 */
export function createOrder(ctx: WorldCtx, quote: PlaceableQuote, member_no: string, customer_message: string): OrderRow {
  const order = ctx.db.orders.insert(buildOrder(quote, newOrderNo(ctx), member_no, customer_message, ctx.now))
  const { order_no, amounts } = order
  spendVouchers(ctx, order.voucher_nos, order_no)
  adjustCoins(ctx, member_no, { reason: 'order_deduction', points: -amounts.coins_used, order_no, amount: amounts.coins_discount })
  for (const { line_id } of quote.items) if (line_id !== null) ctx.db.cart_lines.remove(line_id)
  if (amounts.total === 0) {
    const paid = transition(ctx, orderLifecycle, order, 'pay', 'gateway')
    return paid.ok ? paid.row : order
  }
  ctx.schedule({ at: order.pay_by ?? ctx.now + DAY, kind: ORDER_EXPIRE, ref: order_no })
  return order
}

type Confirm = typeof orderContract.confirm
type Place = typeof orderContract.place

/** Calculates the order with the current choices. */
export function confirmOrder(ctx: Ctx<Confirm>, body: InputOf<Confirm>['body']): CompleteResultOf<Confirm> {
  const { member } = ctx
  if (member.disabled) return ctx.fail('ORDER_ACCOUNT_DISABLED')
  const picks = selectItems(ctx, body.source, ownerOf(member.member_no, ctx.device) ?? '')
  if (!picks.ok) return ctx.fail(picks.error, picks.detail)
  const quoted = quote(ctx, member, picks.items, body)
  if (!quoted.ok) return ctx.fail(quoted.error, quoted.detail)
  return confirmationView(ctx, quoted.quote, { member, left_out: picks.left_out, language: ctx.language })
}

/** A placed order in its current state. */
export function placedReply({ order_no, status, amounts, pay_by }: OrderRow): CompleteResultOf<Place> {
  return { order_no, status, total: amounts.total, pay_by: pay_by === null ? null : formatInstant(pay_by) }
}

/** The goods aren't those that the shopper saw: the first of them is gone, or they are others. */
function failForGoods(ctx: Ctx<Place>, [gone]: readonly ExcludedLine[]): never {
  if (!gone) return ctx.fail('ORDER_CHANGED', { field: 'digest' })
  const { error, detail } = excludedError(gone)
  return ctx.fail(error, detail)
}

/** Fails with the reason why the total differs from what the shopper saw: coins gone, or a changed price. */
function failForTotal(ctx: Ctx<Place>, { pricing }: Quote, use_coins: boolean): never {
  if (use_coins && pricing.coin_offer.usable === 0) {
    const { points, rate } = COIN_RULE
    if (ctx.member.points < points) return ctx.fail('COINS_INSUFFICIENT', { field: 'use_coins', params: { points } })
    return ctx.fail('COIN_RULES_NOT_MATCHED', { field: 'use_coins', params: { points, rate } })
  }
  return ctx.fail('PRICE_CHANGED', { field: 'expected_total', params: { total: pricing.amounts.total } })
}

/** Places the order. */
export function placeOrder(ctx: Ctx<Place>, body: InputOf<Place>['body']): CompleteResultOf<Place> {
  const { member, db } = ctx
  if (member.disabled) return ctx.fail('ORDER_ACCOUNT_DISABLED')
  const picks = selectItems(ctx, body.source, ownerOf(member.member_no, ctx.device) ?? '')
  if (!picks.ok) return ctx.fail(picks.error, picks.detail)
  const orders = db.orders.all({ member_no: member.member_no })
  const pace = checkOrderRate(
    orders.map(({ created_at }) => created_at),
    ctx.now,
  )
  if (!pace.ok) return ctx.fail(pace.error, { params: { limit: pace.limit } })
  const quoted = quote(ctx, member, picks.items, body)
  if (!quoted.ok) return ctx.fail(quoted.error, quoted.detail)
  const { address, delivery, pricing } = quoted.quote
  if (!address) return ctx.fail('ADDRESS_MISSING', { field: 'address_id' })
  if (!delivery) return ctx.fail('ADDRESS_UNSUPPORTED', { field: 'address_id' })
  const [goods, terms] = body.digest?.split('.') ?? []
  if (goods !== undefined && goods !== goodsDigest(picks.items)) return failForGoods(ctx, picks.left_out)
  if (pricing.amounts.total !== body.expected_total) {
    if (goods === undefined && picks.left_out.length > 0) return failForGoods(ctx, picks.left_out)
    return failForTotal(ctx, quoted.quote, body.use_coins)
  }
  if (terms !== undefined && terms !== termsDigest(quoted.quote, ctx.now)) return ctx.fail('ORDER_CHANGED', { field: 'digest' })
  if (isStopped(ctx, 'inventory')) return ctx.fail('STOCK_LOCK_FAILED', { field: 'source' })
  const short = reserveStock(
    ctx,
    picks.items.map(({ current, quantity }) => ({ sku_no: current.sku.sku_no, quantity })),
  )
  if (short) return ctx.fail('STOCK_LOCK_FAILED', { field: 'source', params: { sku_no: short.sku.sku_no, stock: short.stock } })
  return placedReply(createOrder(ctx, { ...quoted.quote, address, delivery }, member.member_no, body.customer_message))
}
