import type { CompleteResultOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import type { AddressRefusal } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { addressView, byDefaultThenNewest } from '../address/index.ts'
import type { AddressRow } from '../address/tables.ts'
import { deliveryChoices, deliveryTerms } from './delivery.ts'
import { addressChangeRefusal } from './rules.ts'
import type { OrderRow } from './tables.ts'

/** Why an unshipped order can't go to an address; null when it can. */
export function addressRefusal(order: OrderRow, { district_code }: Pick<AddressRow, 'district_code'>): AddressRefusal | null {
  const terms = deliveryTerms(district_code)
  const choice = terms && deliveryChoices(terms, order.weight).find(({ method }) => method === order.delivery_method)
  return addressChangeRefusal({
    pay_method: order.pay_method,
    ships_free: order.amounts.first_order_shipping_discount > 0,
    fee_before: order.amounts.shipping_fee,
    fee_after: choice?.fee ?? null,
    area: terms && { cash: terms.cash_on_delivery },
  })
}

/** The addresses of an order's member, the default one first, each with the reason why the order can't go there. */
export function addressChoices(
  { db }: Pick<WorldCtx, 'db'>,
  order: OrderRow,
): CompleteResultOf<typeof orderContract.addressChoices>['list'] {
  const rows = db.addresses.all({ member_no: order.member_no }, byDefaultThenNewest)
  return rows.map((row) => ({ address: addressView(row), refusal: addressRefusal(order, row) }))
}
