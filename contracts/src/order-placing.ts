import { z } from 'zod'
import { AddressId } from './address.ts'
import { Digest, Instant, Rupiah } from './common.ts'
import { assumed, defineContract, memberPost, memberPostQuery } from './contract.ts'
import { LIMITS } from './limits.ts'
import { Confirmation, DeliveryMethod, OrderNo, OrderStatus, orderChoices } from './order-entities.ts'
import { MultiLineText } from './rules.ts'
import { RequestId } from './submission.ts'
import { VoucherNo } from './voucher.ts'

/** Why an order is refused, on the confirm page and when it is placed. */
const confirmErrors = [
  'NO_PRODUCT_SELECTED',
  'ADDRESS_MISSING',
  'SKU_INFO_MISSING',
  'PRODUCT_OFF_SALE',
  'STOCK_INSUFFICIENT',
  'PURCHASE_LIMIT_EXCEEDED',
  'MAXIMUM_PURCHASE_QUANTITY',
  'SKU_COUNT_LIMIT',
  'ORDER_VOUCHER_MISSING',
  'ORDER_VOUCHER_INVALID',
  'ORDER_VOUCHER_EXPIRED',
  'ORDER_VOUCHER_USED',
  'ORDER_VOUCHER_MINIMUM',
  'ORDER_VOUCHER_PRODUCTS',
  'ORDER_VOUCHER_NOT_STACKABLE',
  'DELIVERY_UNSUPPORTED',
  'SHIPPING_TEMPLATE_MISSING',
  'SHIPPING_TEMPLATE_INVALID',
  'ORDER_ACCOUNT_DISABLED',
] as const

/** The calls of the confirm page, a part of the orders' contract. */
export const placingCalls = defineContract({
  confirm: {
    ...memberPostQuery,
    path: '/order/trade/confirm',
    source: assumed,
    summary: 'What the order would be, with the orderChoices made so far; changes nothing',
    body: z.strictObject(orderChoices),
    data: Confirmation,
    errors: confirmErrors,
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  place: {
    ...memberPost,
    path: '/order/trade/place',
    source: assumed,
    summary: 'Places the order and locks its stock',
    body: z.strictObject({
      ...orderChoices,
      address_id: AddressId,
      delivery_method: DeliveryMethod,
      voucher_nos: z.array(VoucherNo).max(20),
      /** Rupiah the shopper saw; another total is PRICE_CHANGED */
      expected_total: Rupiah,
      /** of the confirmation the shopper saw; an order that differs from it is ORDER_CHANGED */
      digest: Digest.optional(),
      customer_message: MultiLineText.max(LIMITS.orderNoteMax),
      request_id: RequestId,
    }),
    idempotent: 'order_no',
    data: z.strictObject({ order_no: OrderNo, status: OrderStatus, total: Rupiah, pay_by: Instant.nullable() }),
    outage: { service: 'order', error: 'ORDER_SYSTEM_BUSY' },
    errors: [
      ...confirmErrors,
      'ADDRESS_UNSUPPORTED',
      'STOCK_LOCK_FAILED',
      'DAILY_ORDER_LIMIT',
      'OPERATING_TOO_FAST',
      'ORDER_CHANGED',
      'PRICE_CHANGED',
      'COIN_RULES_NOT_MATCHED',
      'COINS_INSUFFICIENT',
      'ORDER_SYSTEM_BUSY',
      'REQUEST_ID_REUSED',
    ],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
})
