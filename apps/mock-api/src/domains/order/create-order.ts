import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { DAY, formatInstant, MINUTE } from '../../lib/time.ts'
import { addressView } from '../address/rules.ts'
import type { AddressRow } from '../address/tables.ts'
import { adjustCoins } from '../points/coins.ts'
import { spendVouchers } from '../voucher/member-vouchers.ts'
import { orderLine } from './confirmation.ts'
import type { DeliveryChoice } from './delivery.ts'
import { ORDER_EXPIRE, transitionOrder } from './lifecycle.ts'
import type { Quote } from './quote.ts'
import type { Destination, OrderRow } from './tables.ts'
import { quoteVoucherAmounts } from './voucher-amounts.ts'

/** `NS`, the date in the shop's time zone, six digits: `NS261118310954`. */
export function newOrderNo(ctx: WorldCtx, at = ctx.now): string {
  const day = formatInstant(at).slice(2, 10).replaceAll('-', '')
  for (let tries = 0; tries < 100; tries += 1) {
    const order_no = `NS${day}${ctx.rng.digits(6)}`
    if (!ctx.db.orders.get(order_no)) return order_no
  }
  return ctx.ids.next(`NS${day}`)
}

/** The destination of an order, copied from an address. */
export function destinationOf(row: AddressRow): Destination {
  const { area, city, state, address_line1, address_line2, postal_code } = addressView(row)
  const street = [address_line1, address_line2].filter((line) => line !== '').join(', ')
  return {
    recipient: [row.name, row.surname].filter((part) => part !== '').join(' '),
    contact_number: row.phone,
    delivery_address: `${street}, ${area}, ${city}, ${state} ${postal_code}`,
    district_code: row.district_code,
    city,
  }
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
  const { picked, pricing, vouchers, delivery } = quote
  return {
    order_no,
    member_no,
    status: 'pending_payment',
    created_at,
    lines: picked.map((line, at) => {
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
  for (const { line_id } of quote.picked) if (line_id !== null) ctx.db.cart_lines.remove(line_id)
  if (amounts.total === 0) return transitionOrder(ctx, order, 'pay') ?? order
  ctx.schedule({ at: order.pay_by ?? ctx.now + DAY, kind: ORDER_EXPIRE, ref: order_no })
  return order
}
