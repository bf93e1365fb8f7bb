import type { AfterSaleReason, RefundParts, RequestedLine, ReturnPayer } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleType } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { digest } from '../../lib/digest.ts'
import type { OrderLineRow, OrderRow } from '../order/tables.ts'
import { COIN_RULE } from '../points/index.ts'
import { returnableVouchers } from '../voucher/index.ts'
import { holdsPieces, isOngoing, requestsOf } from './requests.ts'
import type { AfterSaleRow, RefundLineRow } from './tables.ts'

/** Pieces of a line and their shares: `voucher_discount` + `coins_discount` + `paid` = price × `quantity`. */
type LineShare = Omit<RefundLineRow, 'line_no'>

/**
 * The share of `quantity` more pieces of a line. An amount divided over pieces leaves a remainder, so some pieces have one Rupiah more. The
 * voucher's remainder lies on the line's first pieces and the coins' remainder on its last, so that no piece carries both unless its price
 * allows it. The rest of the price was paid. A request gets the first free pieces; `held` (what other requests hold) decides which those
 * are. So all pieces together have exactly the line's amounts, also after requests gave pieces up. Throws when fewer pieces are free.
 */
export function lineShare(
  line: Pick<OrderLineRow, 'price' | 'quantity' | 'voucher_discount' | 'coins_discount' | 'coins_used'>,
  held: LineShare,
  quantity: number,
): LineShare {
  const free = line.quantity - held.quantity
  if (quantity < 1 || quantity > free) throw new RangeError(`${quantity} of ${free} pieces`)
  const share = (part: 'voucher_discount' | 'coins_discount' | 'coins_used', rests: (left: number) => number) => {
    const each = Math.floor(line[part] / line.quantity)
    const left = line[part] - each * line.quantity - (held[part] - each * held.quantity)
    return each * quantity + rests(left)
  }
  const first = (left: number) => Math.min(left, quantity)
  const last = (left: number) => Math.max(0, left - (free - quantity))
  const voucher_discount = share('voucher_discount', first)
  const coins_discount = share('coins_discount', last)
  return {
    quantity,
    voucher_discount,
    coins_discount,
    coins_used: share('coins_used', last),
    paid: line.price * quantity - voucher_discount - coins_discount,
  }
}

/** The input of a refund calculation. */
export interface RefundInput {
  readonly order: Pick<OrderRow, 'status' | 'lines' | 'amounts' | 'shipping_paid' | 'shipping_coins'>
  /** The pieces requested, each line once, no more than are free. */
  readonly lines: readonly RequestedLine[]
  /** The order's other requests that hold pieces (`holdsPieces`), with their shares, in any order. */
  readonly before: readonly Pick<AfterSaleRow, 'lines' | 'refund'>[]
  /** Null while none is chosen: then nothing that depends on it is promised. */
  readonly reason: AfterSaleReason | null
  /** Rupiah paid that earn one coin */
  readonly earn_per_amount: number
  /** Whether a voucher spent on the order is still valid. */
  readonly voucher_valid: boolean
}

/** Reasons that are the shopper's own: then the shipping fee of goods in transit is not refunded. */
const OWN_REASONS: readonly (AfterSaleReason | null)[] = ['changed_mind', 'other', null]

/** Who pays for sending goods back; null when nothing is, and before a reason is chosen. */
export function returnPayer(comesBack: boolean, reason: AfterSaleReason | null): ReturnPayer | null {
  if (!comesBack || reason === null) return null
  return OWN_REASONS.includes(reason) ? 'shopper' : 'shop'
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What other requests hold of one line: pieces and shares. */
function heldShare({ line_no }: Pick<OrderLineRow, 'line_no'>, before: RefundInput['before']): Omit<RefundLineRow, 'line_no'> {
  const held = before.flatMap(({ lines }) => lines.filter((line) => line.line_no === line_no))
  const of = (part: keyof Omit<RefundLineRow, 'line_no'>) => sum(held.map((line) => line[part]))
  return {
    quantity: of('quantity'),
    voucher_discount: of('voucher_discount'),
    coins_discount: of('coins_discount'),
    coins_used: of('coins_used'),
    paid: of('paid'),
  }
}

/** The requested pieces with their share of the order's money. Throws for an unknown line and for pieces that are not free. */
export function refundLines({ order, lines, before }: Pick<RefundInput, 'order' | 'lines' | 'before'>): RefundLineRow[] {
  return lines.map(({ line_no, quantity }) => {
    const line = order.lines.find((each) => each.line_no === line_no)
    if (!line) throw new RangeError(`There is no line ${line_no}`)
    return { line_no, ...lineShare(line, heldShare(line, before), quantity) }
  })
}

/** Whether a request refunds the shipping fee: the part of the refund that its lines don't explain. */
export function includesShipping({ lines, refund }: Pick<AfterSaleRow, 'lines' | 'refund'>): boolean {
  return refund.shipping_share > 0 || refund.coins_returned > sum(lines.map((line) => line.coins_used))
}

/** Earned coins to reclaim: the order keeps the coins that its remaining money earns. None before the order is completed. */
export function coinsToReclaim(
  { order, before, earn_per_amount }: Pick<RefundInput, 'order' | 'before' | 'earn_per_amount'>,
  refund_amount: number,
): number {
  if (order.status !== 'completed') return 0
  const stays = order.amounts.total - refund_amount - sum(before.map(({ refund }) => refund.refund_amount))
  const taken = sum(before.map(({ refund }) => refund.coins_taken_back))
  return Math.max(0, order.amounts.coins_earned - Math.floor(stays / earn_per_amount) - taken)
}

/**
 * Calculates a refund, exact to the Rupiah and coin. All refunds of an order add up to what was paid and used, in whatever order they are
 * requested and however often one is given up. The shipping fee goes with the last pieces, if the order hasn't shipped or the reason is not
 * the shopper's own.
 */
export function calculateRefund(ask: RefundInput): RefundParts {
  const { order, before, reason } = ask
  const lines = refundLines(ask)
  const of = (part: keyof Omit<RefundLineRow, 'line_no'>) => sum(lines.map((line) => line[part]))
  const held = sum(before.flatMap((request) => request.lines.map(({ quantity }) => quantity)))
  const last = held + of('quantity') === sum(order.lines.map(({ quantity }) => quantity))
  const fair = order.status === 'pending_shipment' || !OWN_REASONS.includes(reason)
  const ships = last && fair && !before.some(includesShipping)
  const shipping_share = ships ? order.shipping_paid : 0
  const refund_amount = of('paid') + shipping_share
  return {
    goods_amount: of('voucher_discount') + of('coins_discount') + of('paid'),
    voucher_share: of('voucher_discount'),
    coin_share: of('coins_discount'),
    shipping_share,
    refund_amount,
    coins_returned: of('coins_used') + (ships ? order.shipping_coins : 0),
    coins_taken_back: coinsToReclaim(ask, refund_amount),
    voucher_returned: last && ask.voucher_valid,
  }
}

interface RefundQuery {
  /** The pieces requested; the caller has checked that they are free. */
  readonly lines: readonly RequestedLine[]
  readonly reason: AfterSaleReason | null
  /** A request that is applied for again: the pieces it held don't count. */
  readonly of?: string
}

/** The order's requests that hold pieces, except one. */
export function holdingRequests(ctx: Pick<WorldCtx, 'db'>, order_no: string, but?: string): AfterSaleRow[] {
  return requestsOf(ctx, order_no).filter((row) => holdsPieces(row) && row.after_sale_no !== but)
}

/**
 * What pieces of an order would refund now: the `lines` with their shares, and the `refund` they add up to, as the request's row stores
 * them.
 */
export function quoteRefund(
  ctx: Pick<WorldCtx, 'db' | 'now'>,
  order: OrderRow,
  { lines, reason, of }: RefundQuery,
): { readonly lines: RefundLineRow[]; readonly refund: RefundParts } {
  const before = holdingRequests(ctx, order.order_no, of)
  const { earn_per_amount } = COIN_RULE
  const ask = { order, lines, before, reason, earn_per_amount, voucher_valid: returnableVouchers(ctx, order).length > 0 }
  return { lines: refundLines(ask), refund: calculateRefund(ask) }
}

/** Stands for a request as its form shows it: what the order's state says about the way, the goods, and all parts of the refund. */
export function requestDigest({ status }: OrderRow, type: AfterSaleType, { lines, refund }: ReturnType<typeof quoteRefund>): string {
  return digest([status, type, lines.map(({ line_no, quantity }) => [line_no, quantity]).sort(), refund])
}

/** The part of an order that is paid and neither refunded nor owed (Rupiah), and the coins it earns. */
export function coinsForUnrefunded(ctx: Pick<WorldCtx, 'db'>, { order_no, amounts }: OrderRow): { paid: number; coins_earned: number } {
  const given = holdingRequests(ctx, order_no).filter((row) => !isOngoing(row))
  const paid = amounts.total - given.reduce((sum, { refund }) => sum + refund.refund_amount, 0)
  return { paid, coins_earned: Math.floor(paid / COIN_RULE.earn_per_amount) }
}
