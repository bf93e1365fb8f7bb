import type { OrderLineRow } from '../order/tables.ts'
import type { RefundLineRow } from './tables.ts'

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
