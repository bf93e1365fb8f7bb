import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { ArgsOf, CompleteResultOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { pictureContract } from '@nusaria/contracts/picture'
import { confirmAndPlace } from './place-order.ts'
import { PNG, pictureFile } from './sample-pictures.ts'
import type { Shopper } from './test-shop.ts'

type Apply = ArgsOf<typeof afterSaleContract.apply>
type Order = CompleteResultOf<typeof orderContract.detail>

/** What a test buys, and the events that follow. */
interface PurchaseOptions {
  readonly sku_no?: string
  readonly quantity?: number
  readonly steps?: readonly string[]
}

/** Creates an order of one line; by default paid, shipped and received. */
export async function createOrder(
  shopper: Shopper,
  { sku_no = 'KOPI-1', quantity = 2, steps = ['pay', 'ship', 'confirm'] }: PurchaseOptions = {},
): Promise<Order> {
  const { order_no } = await confirmAndPlace(shopper, { type: 'buy_now', sku_no, quantity })
  await shopper.shop.fireEvents('order', order_no, ...steps)
  return shopper.order(order_no)
}

let forms = 0

/** The arguments of `afterSale.apply` for an order's first line, each time with a new `request_id`. */
export async function createApplyArgs(shopper: Shopper, order: Order, over: Partial<Apply> = {}): Promise<Apply> {
  forms += 1
  const lines = over.lines ?? linesOf(order, order.lines[0]?.quantity)
  const { type = 'refund_only', reason = 'damaged' } = over
  const request = { order_no: order.order_no, type, lines, reason }
  const { refund_amount, digest } = await shopper.call(afterSaleContract.preview, request)
  const why = { description: '', picture_ids: [], refund_amount, digest }
  return { ...request, ...why, refund_target: null, request_id: `form-number-${forms}`, ...over }
}

/** Pieces of an order's line, as a form names them. */
export function linesOf(order: Order, quantity = 1, at = 0): { line_no: string; quantity: number }[] {
  return [{ line_no: order.lines[at]?.line_no ?? '', quantity }]
}

/** Uploads a picture of one pixel and returns its id. */
export async function uploadPicture(shopper: Shopper, purpose: 'evidence' | 'review' = 'evidence'): Promise<string> {
  const file = pictureFile('image/png', PNG)
  return (await shopper.call(pictureContract.upload, { purpose, file })).picture_id
}

/** Creates a request for an order's first line. */
export async function applyForAfterSale(
  shopper: Shopper,
  order: Order,
  over: Partial<Apply> = {},
): Promise<CompleteResultOf<typeof afterSaleContract.apply>> {
  return shopper.call(afterSaleContract.apply, await createApplyArgs(shopper, order, over))
}

export const BANK_ACCOUNT = {
  bank_code: 'bank_arta',
  card_number: '1234567788',
  first_name: 'Ani',
  last_name: 'Wijaya',
  phone: '81234567890',
  email: 'ani@example.com',
}

/** Adds a bank account for refunds. An account that ends in 0002 refuses them. */
export async function addRefundAccount(
  shopper: Shopper,
  card_number = BANK_ACCOUNT.card_number,
): Promise<{ kind: 'refund_card'; id: string }> {
  const { refund_card_id } = await shopper.call(paymentMethodsContract.refundCardAdd, { ...BANK_ACCOUNT, card_number })
  return { kind: 'refund_card', id: refund_card_id }
}
