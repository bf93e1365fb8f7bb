import type { CompleteResultOf, InputOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import type { Ctx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import { ownerOf } from '../cart/owner.ts'
import { reserveStock } from '../inventory/inventory.ts'
import { isStopped } from '../outage/services.ts'
import { COIN_RULE } from '../points/coins.ts'
import { confirmationView } from './confirmation.ts'
import { createOrder } from './create-order.ts'
import { checkOrderRate } from './limits.ts'
import { type Quote, quote } from './quote.ts'
import { type ExcludedLine, selectItems } from './select-items.ts'
import type { OrderRow } from './tables.ts'

type Confirm = typeof orderContract.confirm
type Place = typeof orderContract.place

/** Calculates the order with the current choices. */
export function confirmOrder(ctx: Ctx<Confirm>, body: InputOf<Confirm>['body']): CompleteResultOf<Confirm> {
  const { member } = ctx
  if (member.disabled) return ctx.fail('ORDER_ACCOUNT_DISABLED')
  const picks = selectItems(ctx, body.source, ownerOf(member.member_no, ctx.device) ?? '')
  if (!picks.ok) return ctx.fail(picks.error, picks.detail)
  const quoted = quote(ctx, member, picks.picked, body)
  if (!quoted.ok) return ctx.fail(quoted.error, quoted.detail)
  return confirmationView(ctx, quoted.quote, member.points, ctx.language)
}

/** A placed order in its current state. */
export function placedReply({ order_no, status, amounts, pay_by }: OrderRow): CompleteResultOf<Place> {
  return { order_no, status, total: amounts.total, pay_by: pay_by === null ? null : formatInstant(pay_by) }
}

/** Fails with the reason why the total differs from what the shopper saw: goods gone, coins gone, or a changed price. */
function failForTotal(ctx: Ctx<Place>, { pricing }: Quote, use_coins: boolean, [gone]: readonly ExcludedLine[]): never {
  if (gone) return ctx.fail(gone.error, gone.detail)
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
  const quoted = quote(ctx, member, picks.picked, body)
  if (!quoted.ok) return ctx.fail(quoted.error, quoted.detail)
  const { address, delivery } = quoted.quote
  if (!address) return ctx.fail('ADDRESS_MISSING', { field: 'address_id' })
  if (!delivery) return ctx.fail('ADDRESS_UNSUPPORTED', { field: 'address_id' })
  if (quoted.quote.pricing.amounts.total !== body.expected_total) return failForTotal(ctx, quoted.quote, body.use_coins, picks.left_out)
  if (isStopped(ctx, 'inventory')) return ctx.fail('STOCK_LOCK_FAILED', { field: 'source' })
  const short = reserveStock(
    ctx,
    picks.picked.map(({ now, quantity }) => ({ sku_no: now.sku.sku_no, quantity })),
  )
  if (short) return ctx.fail('STOCK_LOCK_FAILED', { field: 'source', params: { sku_no: short.sku.sku_no, stock: short.stock } })
  return placedReply(createOrder(ctx, { ...quoted.quote, address, delivery }, member.member_no, body.customer_message))
}
