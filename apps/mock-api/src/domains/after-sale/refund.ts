import type { AfterSaleReason, RefundParts, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { OrderLineRow, OrderRow } from '../order/tables.ts'
import { lineShare } from './refund-parts-line.ts'
import type { AfterSaleRow, RefundLineRow } from './tables.ts'

/** What a refund is worked out from. */
export interface RefundInput {
  readonly order: Pick<OrderRow, 'status' | 'lines' | 'amounts' | 'shipping_paid' | 'shipping_coins'>
  /** Pieces asked for, each line once, no more than are left. */
  readonly lines: readonly RequestedLine[]
  /** The order's other requests that hold their pieces (`holdsPieces`), with the shares they hold. Their order doesn't matter. */
  readonly before: readonly Pick<AfterSaleRow, 'lines' | 'refund'>[]
  /** Null while none is chosen: then nothing is promised that depends on it. */
  readonly reason: AfterSaleReason | null
  /** Rupiah paid that earn one coin */
  readonly earn_per_amount: number
  /** Whether a voucher spent on the order is still valid. */
  readonly voucher_valid: boolean
}

/** Reasons that are the shopper's own: the shipping fee of goods that were on their way stays paid. */
const OWN_REASONS: readonly (AfterSaleReason | null)[] = ['changed_mind', 'other', null]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What requests hold of one line: pieces and shares. */
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

/** The pieces asked for with their part of the order's money. Throws for a line the order hasn't, or pieces that aren't left. */
export function refundLines({ order, lines, before }: Pick<RefundInput, 'order' | 'lines' | 'before'>): RefundLineRow[] {
  return lines.map(({ line_no, quantity }) => {
    const line = order.lines.find((each) => each.line_no === line_no)
    if (!line) throw new RangeError(`There is no line ${line_no}`)
    return { line_no, ...lineShare(line, heldShare(line, before), quantity) }
  })
}

/** Whether a request brings the shipping fee back with it: what its lines don't explain. */
export function includesShipping({ lines, refund }: Pick<AfterSaleRow, 'lines' | 'refund'>): boolean {
  return refund.shipping_share > 0 || refund.coins_returned > sum(lines.map((line) => line.coins_used))
}

/** Coins the order earned that go: what it has earned by then is earned by what stays paid. None before they are earned. */
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
 * What pieces of an order give back, to the Rupiah and coin. Requests that take an order apart, in whatever order and however often one of
 * them was given up, add up to what was paid and used, exactly. The shipping fee goes with the last pieces: while they haven't left, or for
 * a reason that isn't the shopper's.
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
