import type { AfterSaleReason, RefundParts, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { OrderLineRow, OrderRow } from '../order/tables.ts'
import { lineShare } from './refund-parts-line.ts'
import type { AfterSaleRow, RefundLineRow } from './tables.ts'

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
