import type { ErrorName } from '@nusaria/contracts/errors'
import { errorOfCode } from '@nusaria/contracts/errors'
import type { Failure } from '../../shared/api/failure.ts'

/** The parts of the confirm page a refusal can concern. */
export type ErrorTarget = 'address' | 'lines' | 'delivery' | 'vouchers' | 'coins' | 'total' | 'place'

const targets: Readonly<Partial<Record<ErrorName, ErrorTarget>>> = {
  ADDRESS_MISSING: 'address',
  ADDRESS_UNSUPPORTED: 'address',
  NO_PRODUCT_SELECTED: 'lines',
  SKU_INFO_MISSING: 'lines',
  PRODUCT_OFF_SALE: 'lines',
  STOCK_INSUFFICIENT: 'lines',
  STOCK_LOCK_FAILED: 'lines',
  PURCHASE_LIMIT_EXCEEDED: 'lines',
  MAXIMUM_PURCHASE_QUANTITY: 'lines',
  SKU_COUNT_LIMIT: 'lines',
  DELIVERY_UNSUPPORTED: 'delivery',
  SHIPPING_TEMPLATE_MISSING: 'delivery',
  SHIPPING_TEMPLATE_INVALID: 'delivery',
  ORDER_VOUCHER_MISSING: 'vouchers',
  ORDER_VOUCHER_INVALID: 'vouchers',
  ORDER_VOUCHER_EXPIRED: 'vouchers',
  ORDER_VOUCHER_USED: 'vouchers',
  ORDER_VOUCHER_MINIMUM: 'vouchers',
  ORDER_VOUCHER_PRODUCTS: 'vouchers',
  ORDER_VOUCHER_NOT_STACKABLE: 'vouchers',
  COIN_RULES_NOT_MATCHED: 'coins',
  COINS_INSUFFICIENT: 'coins',
  PRICE_CHANGED: 'total',
}

/** Beside what a failure of `confirm` or `place` belongs; what concerns no part stands beside the button. */
export function errorTargetOf(failure: Failure): ErrorTarget {
  const name = failure.kind === 'business' ? errorOfCode(failure.code)?.name : undefined
  return (name && targets[name]) ?? 'place'
}
