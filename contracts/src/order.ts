import { z } from 'zod'
import { addedField } from './added.ts'
import { Address, AddressId } from './address.ts'
import { Instant, pageArgs, pageOf, Rupiah, SpecValues } from './common.ts'
import { assumed, defineContract, memberGet, memberPost, memberPostQuery } from './contract.ts'
import { withFallback } from './fallback.ts'
import { LIMITS } from './limits.ts'
import {
  AddressRefusal,
  CancelReason,
  OrderAction,
  OrderDetail,
  OrderNo,
  OrderSummary,
  OrderTab,
  ParcelDetail,
  SkippedLineReason,
} from './order-entities.ts'
import { placingCalls } from './order-placing.ts'
import { ownOrder } from './owners.ts'
import { ProductNo } from './product-entities.ts'

const orderRef = z.strictObject({ order_no: OrderNo })

/** A product of an order that can't be bought again as it was. */
function boughtAgain<S extends z.core.$ZodLooseShape>(what: S) {
  return z.strictObject({ product_no: ProductNo, product_name: z.string(), spec_values: SpecValues, ...what })
}

export const orderContract = defineContract({
  ...placingCalls,
  list: {
    ...memberPostQuery,
    path: '/order/trade/list',
    source: assumed,
    summary:
      "The member's orders in one tab, newest first; when given, those alone that can be acted on so, that match or that are new enough",
    body: z.strictObject({
      tab: OrderTab,
      action: OrderAction.optional(),
      /** in the order's number, or in the name or the options of a product of it, whatever the case */
      keyword: z.string().min(1).max(LIMITS.keywordMax).optional(),
      /** placed at that time or later */
      since: Instant.optional(),
      ...pageArgs,
    }),
    data: z.strictObject({ ...pageOf(OrderSummary).shape, server_time: Instant }),
    errors: [],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  detail: {
    ...memberGet,
    path: '/order/trade/detail/:order_no',
    source: assumed,
    summary: "One of the member's orders in full",
    params: orderRef,
    data: OrderDetail,
    owner: ownOrder,
    errors: ['ORDER_NOT_FOUND'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  statusSummary: {
    ...memberGet,
    path: '/order/trade/order-status-summary',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    summary: 'The number of orders in each state',
    data: z.strictObject({
      unpaid: withFallback(z.int().min(0)),
      processing: withFallback(z.int().min(0)),
      shipped: withFallback(z.int().min(0)),
      completed: withFallback(z.int().min(0)),
      closed: withFallback(z.int().min(0)),
    }),
    errors: [],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  cancel: {
    ...memberPost,
    path: '/order/trade/cancel',
    source: assumed,
    summary: 'Cancels an unpaid order; it closes at once, stock, vouchers and coins go back',
    body: z.strictObject({ order_no: OrderNo, reason: CancelReason }),
    data: OrderDetail,
    owner: ownOrder,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CANCEL_NOT_ALLOWED', 'ORDER_ALREADY_CANCELLED', 'ORDER_ALREADY_PAID'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  confirmReceipt: {
    ...memberPost,
    path: '/order/trade/confirm_receipt',
    source: assumed,
    summary: 'Says the parcel has come; completes the order',
    body: orderRef,
    data: OrderDetail,
    owner: ownOrder,
    errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_MISMATCH', 'ORDER_NOT_SHIPPED', 'ORDER_ALREADY_COMPLETED', 'AFTER_SALE_ONGOING'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  addressChoices: {
    ...memberGet,
    path: '/order/trade/address_choices/:order_no',
    source: assumed,
    summary: "The member's addresses, each with why an order that hasn't shipped can't go there",
    params: orderRef,
    data: z.strictObject({ list: z.array(z.strictObject({ address: Address, refusal: AddressRefusal.nullable() })) }),
    owner: ownOrder,
    errors: ['ORDER_NOT_FOUND', 'ORDER_ADDRESS_LOCKED'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  changeAddress: {
    ...memberPost,
    path: '/order/trade/change_address',
    source: assumed,
    summary: 'Sends the order to another address of the member, until it ships',
    body: z.strictObject({ order_no: OrderNo, address_id: AddressId }),
    data: OrderDetail,
    owner: ownOrder,
    errors: ['ORDER_NOT_FOUND', 'ADDRESS_MISSING', 'ADDRESS_UNSUPPORTED', 'ADDRESS_CHANGE_FAILED', 'ORDER_ADDRESS_LOCKED'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  buyAgain: {
    ...memberPost,
    path: '/order/trade/buy_again',
    source: assumed,
    summary: 'Puts what can still be bought of an order, whatever its state, into the cart, and names the rest',
    body: orderRef,
    data: z.strictObject({
      /** pieces that went in */
      added: z.int().min(0),
      left_out: z.array(boughtAgain({ reason: SkippedLineReason })),
      /** `wanted` pieces were in the order, `added` could go in */
      fewer: z.array(boughtAgain({ wanted: z.int().min(1), added: z.int().min(1) })),
      /** products that went in at another price than the order's; Rupiah of one piece */
      repriced: addedField(z.array(boughtAgain({ before: Rupiah, price: Rupiah }))),
    }),
    owner: ownOrder,
    errors: ['ORDER_NOT_FOUND'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  shipments: {
    ...memberGet,
    path: '/order/trade/shipments/:order_no',
    source: assumed,
    summary: 'The parcels of one order',
    params: orderRef,
    data: z.strictObject({ order_no: OrderNo, list: z.array(ParcelDetail) }),
    owner: ownOrder,
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_SHIPPED'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  parcelsUnderWay: {
    ...memberPostQuery,
    path: '/order/trade/parcels',
    source: assumed,
    summary: "The member's parcels under way",
    body: z.strictObject(pageArgs),
    data: pageOf(ParcelDetail),
    errors: [],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  parcel: {
    ...memberGet,
    path: '/order/trade/parcel/:parcel_no',
    source: assumed,
    summary: "One parcel's timeline",
    params: z.strictObject({ parcel_no: z.string().min(1).max(40) }),
    data: ParcelDetail,
    errors: ['PARCEL_NOT_FOUND'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
})
