import type { ErrorName } from '@nusaria/contracts/errors'
import { errorOfCode } from '@nusaria/contracts/errors'
import type { OrderSource } from '@nusaria/contracts/order-entities'
import type { Failure } from '../../shared/api/failure.ts'
import { isOutcomeUnknown } from '../../shared/submission/submit.ts'

/**
 * What the shopper can do about a refusal. `goods`: change what is bought, where it was chosen. `fewer`: as many as there may be.
 * `refresh`, `total`: work the order out anew. `again`: place it again.
 */
export type RecoveryAction =
  | 'address'
  | 'goods'
  | 'fewer'
  | 'anyDelivery'
  | 'bestVouchers'
  | 'noCoins'
  | 'again'
  | 'refresh'
  | 'total'
  | 'orders'
  | 'shop'
  | 'help'

const RECOVERY_ACTIONS: Readonly<Partial<Record<ErrorName, readonly RecoveryAction[]>>> = {
  ADDRESS_MISSING: ['address'],
  ADDRESS_UNSUPPORTED: ['address'],
  NO_PRODUCT_SELECTED: ['orders', 'goods'],
  SKU_INFO_MISSING: ['goods'],
  PRODUCT_OFF_SALE: ['goods'],
  STOCK_INSUFFICIENT: ['fewer', 'goods'],
  PURCHASE_LIMIT_EXCEEDED: ['fewer', 'goods'],
  MAXIMUM_PURCHASE_QUANTITY: ['fewer', 'goods'],
  SKU_COUNT_LIMIT: ['goods'],
  STOCK_LOCK_FAILED: ['again'],
  DELIVERY_UNSUPPORTED: ['anyDelivery'],
  SHIPPING_TEMPLATE_MISSING: ['fewer', 'goods', 'address'],
  SHIPPING_TEMPLATE_INVALID: ['refresh'],
  ORDER_VOUCHER_MISSING: ['bestVouchers'],
  ORDER_VOUCHER_INVALID: ['bestVouchers'],
  ORDER_VOUCHER_EXPIRED: ['bestVouchers'],
  ORDER_VOUCHER_USED: ['bestVouchers'],
  ORDER_VOUCHER_MINIMUM: ['bestVouchers'],
  ORDER_VOUCHER_PRODUCTS: ['bestVouchers'],
  ORDER_VOUCHER_NOT_STACKABLE: ['bestVouchers'],
  COIN_RULES_NOT_MATCHED: ['noCoins'],
  COINS_INSUFFICIENT: ['noCoins'],
  PRICE_CHANGED: ['total'],
  OPERATING_TOO_FAST: ['again'],
  ORDER_SYSTEM_BUSY: ['again'],
  REQUEST_ID_REUSED: ['again'],
  DAILY_ORDER_LIMIT: ['orders', 'shop'],
  ORDER_ACCOUNT_DISABLED: ['help'],
  ORDER_PARAMETER_INVALID: ['refresh'],
}

/** Pieces of a SKU bought right away that may still be bought, where a refusal says so and they are fewer than wanted; null otherwise. */
export function purchasableQuantity(failure: Failure, source: OrderSource): number | null {
  if (failure.kind !== 'business' || source.type !== 'buy_now') return null
  const numbers = [failure.params.stock, failure.params.limit, failure.params.fits].filter((number) => typeof number === 'number')
  const most = Math.min(...numbers)
  return numbers.length > 0 && most > 0 && most < source.quantity ? most : null
}

/** The next steps a refusal of `confirm` or `place` leaves, the likeliest first. */
export function recoveryActionsOf(failure: Failure, source: OrderSource): readonly RecoveryAction[] {
  if (isOutcomeUnknown(failure)) return ['again']
  const name = failure.kind === 'business' ? errorOfCode(failure.code)?.name : undefined
  const ways = (name && RECOVERY_ACTIONS[name]) ?? ['refresh']
  return ways.filter((way) => way !== 'fewer' || purchasableQuantity(failure, source) !== null)
}
