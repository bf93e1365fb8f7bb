import type { OrderSource } from '@nusaria/contracts/order-entities'
import type { Failure } from '#platform/api/failure.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'

export type OrderErrorTarget = 'address' | 'changes' | 'lines' | 'delivery' | 'vouchers' | 'coins' | 'total' | 'place'

/** `goods`: change the products, where they were chosen. `fewer`: buy the possible quantity. `refresh`, `total`: recalculate. `again`: place it again. */
export type OrderRecoveryAction =
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

/** Keys of `checkout:confirm.refused`, for texts with the product and numbers. */
export type OrderRefusalText = 'offSale' | 'limit' | 'pieces' | 'kinds' | 'heavy' | 'daily' | 'nothing'

const voucher = { target: 'vouchers', actions: ['bestVouchers'] } as const
const coins = { target: 'coins', actions: ['noCoins'] } as const

export const orderRefusals = defineRefusals<OrderErrorTarget, OrderRecoveryAction, OrderRefusalText>({
  fallback: { target: 'place', actions: ['refresh'] },
  noAnswer: { actions: ['again'] },
  table: {
    ADDRESS_MISSING: { target: 'address', actions: ['address'] },
    ADDRESS_UNSUPPORTED: { target: 'address', actions: ['address'] },
    NO_PRODUCT_SELECTED: { target: 'lines', actions: ['orders', 'goods'], text: 'nothing' },
    SKU_INFO_MISSING: { target: 'lines', actions: ['goods'] },
    PRODUCT_OFF_SALE: { target: 'lines', actions: ['goods'], text: 'offSale' },
    STOCK_INSUFFICIENT: { target: 'lines', actions: ['fewer', 'goods'] },
    STOCK_LOCK_FAILED: { target: 'lines', actions: ['again'] },
    PURCHASE_LIMIT_EXCEEDED: { target: 'lines', actions: ['fewer', 'goods'], text: 'limit' },
    MAXIMUM_PURCHASE_QUANTITY: { target: 'lines', actions: ['fewer', 'goods'], text: 'pieces' },
    SKU_COUNT_LIMIT: { target: 'lines', actions: ['goods'], text: 'kinds' },
    DELIVERY_UNSUPPORTED: { target: 'delivery', actions: ['anyDelivery'] },
    SHIPPING_TEMPLATE_MISSING: { target: 'delivery', actions: ['fewer', 'goods', 'address'], text: 'heavy' },
    SHIPPING_TEMPLATE_INVALID: { target: 'delivery' },
    ORDER_VOUCHER_MISSING: voucher,
    ORDER_VOUCHER_INVALID: voucher,
    ORDER_VOUCHER_EXPIRED: voucher,
    ORDER_VOUCHER_USED: voucher,
    ORDER_VOUCHER_MINIMUM: voucher,
    ORDER_VOUCHER_PRODUCTS: voucher,
    ORDER_VOUCHER_NOT_STACKABLE: voucher,
    COIN_RULES_NOT_MATCHED: coins,
    COINS_INSUFFICIENT: coins,
    ORDER_CHANGED: { target: 'changes', actions: ['goods'] },
    PRICE_CHANGED: { target: 'total', actions: ['total'] },
    OPERATING_TOO_FAST: { actions: ['again'] },
    ORDER_SYSTEM_BUSY: { actions: ['again'] },
    REQUEST_ID_REUSED: { actions: ['again'] },
    DAILY_ORDER_LIMIT: { actions: ['orders', 'shop'], text: 'daily' },
    ORDER_ACCOUNT_DISABLED: { actions: ['help'] },
  },
})

/** For "buy now": the quantity that can be bought, when the refusal gives one below the requested quantity; otherwise null. */
export function purchasableQuantity(failure: Failure, source: OrderSource): number | null {
  if (failure.kind !== 'business' || source.type !== 'buy_now') return null
  const numbers = [failure.params.stock, failure.params.limit, failure.params.fits].filter((number) => typeof number === 'number')
  const most = Math.min(...numbers)
  return numbers.length > 0 && most > 0 && most < source.quantity ? most : null
}

export function findRecoveryActions(failure: Failure, source: OrderSource): readonly OrderRecoveryAction[] {
  return orderRefusals(failure).actions.filter((action) => action !== 'fewer' || purchasableQuantity(failure, source) !== null)
}
