import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { ArgsOf, CompleteResultOf } from '@nusaria/contracts/endpoint'
import { orderContract } from '@nusaria/contracts/order'
import { walletContract } from '@nusaria/contracts/wallet'
import type { Shopper } from './shop.ts'
import { confirmAndPlace } from './trade.ts'

type Apply = ArgsOf<typeof afterSaleContract.apply>
type Order = CompleteResultOf<typeof orderContract.detail>

/** What a test buys: pieces of a SKU, and how its order comes to stand somewhere. */
interface Bought {
  readonly sku_no?: string
  readonly quantity?: number
  readonly steps?: readonly string[]
}

/** An order of one line that went so far; paid, shipped and received unless told. */
export async function bought(
  shopper: Shopper,
  { sku_no = 'KOPI-1', quantity = 2, steps = ['pay', 'ship', 'confirm'] }: Bought = {},
): Promise<Order> {
  const { order_no } = await confirmAndPlace(shopper, { type: 'buy_now', sku_no, quantity })
  for (const step of steps) await shopper.shop.event('order', order_no, step)
  return shopper.does(orderContract.detail, { order_no })
}

let forms = 0

/** A form for all of an order's first line, as the shopper fills it in; each time a new one. */
export async function formFor(shopper: Shopper, order: Order, over: Partial<Apply> = {}): Promise<Apply> {
  forms += 1
  const [line] = order.lines
  const lines = over.lines ?? [{ line_no: line?.line_no ?? '', quantity: line?.quantity ?? 1 }]
  const { type = 'refund_only', reason = 'damaged' } = over
  const asked = { order_no: order.order_no, type, lines, reason }
  const { refund_amount } = await shopper.does(afterSaleContract.preview, asked)
  return { ...asked, description: '', picture_ids: [], refund_amount, refund_target: null, request_id: `form-number-${forms}`, ...over }
}

/** Files a request for all of an order's first line. */
export async function applied(
  shopper: Shopper,
  order: Order,
  over: Partial<Apply> = {},
): Promise<CompleteResultOf<typeof afterSaleContract.apply>> {
  return shopper.does(afterSaleContract.apply, await formFor(shopper, order, over))
}

/** A bank account of the shopper's that refunds can go to; one ending 0002 takes none. */
export async function refundCard(shopper: Shopper, card_number = '1234567788'): Promise<{ kind: 'refund_card'; id: string }> {
  const { refund_card_id } = await shopper.does(walletContract.refundCardAdd, {
    bank_code: 'bank_arta',
    card_number,
    first_name: 'Ani',
    last_name: 'Wijaya',
    phone: '81234567890',
    email: 'ani@example.com',
  })
  return { kind: 'refund_card', id: refund_card_id }
}
