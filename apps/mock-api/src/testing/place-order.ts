import type { ArgsOf, ResultOf } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import type { Shopper } from './test-shop.ts'

type Confirm = ArgsOf<typeof orderContract.confirm>
type Place = ArgsOf<typeof orderContract.place>

/** The source of an order without the cart. */
export const buyNow = (sku_no: string, quantity = 1) => ({ type: 'buy_now', sku_no, quantity }) as const

/** The arguments of `order.place` after the confirm page. The `request_id` is always the same. */
export async function createPlaceArgs(shopper: Shopper, source: Confirm['source'], choices: Partial<Confirm> = {}): Promise<Place> {
  const request = { source, use_coins: false, ...choices }
  const { address, delivery_method, vouchers_used, amounts, digest } = await shopper.call(orderContract.confirm, request)
  if (!address || !delivery_method) throw new Error('The shopper has no address that parcels reach')
  return {
    ...request,
    address_id: address.address_id,
    delivery_method,
    voucher_nos: vouchers_used.map(({ voucher_no }) => voucher_no),
    expected_total: amounts.total,
    digest,
    customer_message: '',
    request_id: `request-of-${shopper.member_no}`,
  }
}

let placed = 0

/** Confirms and places an order, each time with a new `request_id`. */
export async function confirmAndPlace(
  shopper: Shopper,
  source: Confirm['source'],
  choices: Partial<Confirm> = {},
): Promise<ResultOf<typeof orderContract.place>> {
  placed += 1
  return shopper.call(orderContract.place, { ...(await createPlaceArgs(shopper, source, choices)), request_id: `request-number-${placed}` })
}
