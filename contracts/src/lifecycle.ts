import { defineLifecycle, type EventOf, type StateOf, type Transition } from './lifecycle-machine.ts'

export { eventsFrom, isEvent, isFinal, next } from './lifecycle-machine.ts'

export const ORDER_STATES = ['pending_payment', 'pending_shipment', 'pending_receipt', 'completed', 'closed'] as const

/**
 * `accept_cod`: cash on delivery chosen at the cashier. `deliver` moves nothing, but is legal in that state alone: the parcel arrived.
 * `complete`: nobody confirmed receipt `LIMITS.receiptDays` after the last parcel arrived.
 * `cancel` in `pending_shipment` is for an unpaid (cash on delivery) order only; a paid one goes through after-sales.
 */
export const orderLifecycle = defineLifecycle({
  name: 'order',
  states: ORDER_STATES,
  initial: 'pending_payment',
  events: {
    pay: { by: ['gateway'], moves: { pending_payment: 'pending_shipment' } },
    accept_cod: { by: ['shopper'], moves: { pending_payment: 'pending_shipment' } },
    ship: { by: ['merchant'], moves: { pending_shipment: 'pending_receipt' } },
    deliver: { by: ['merchant'], moves: { pending_receipt: 'pending_receipt' } },
    confirm: { by: ['shopper'], moves: { pending_receipt: 'completed' } },
    cancel: { by: ['shopper'], moves: { pending_payment: 'closed', pending_shipment: 'closed' } },
    expire: { by: ['clock'], moves: { pending_payment: 'closed' } },
    close: { by: ['merchant'], moves: { pending_payment: 'closed', pending_shipment: 'closed', pending_receipt: 'closed' } },
    complete: { by: ['clock'], moves: { pending_receipt: 'completed' } },
  },
})
export type OrderState = StateOf<typeof orderLifecycle>
export type OrderEvent = EventOf<typeof orderLifecycle>

/** Tabs of the order list and the states each shows; `all` shows every one. */
export const ORDER_TABS = ['all', 'unpaid', 'processing', 'shipped', 'completed', 'closed'] as const
export type OrderTab = (typeof ORDER_TABS)[number]
export const ORDER_TAB_STATE: Readonly<Record<Exclude<OrderTab, 'all'>, OrderState>> = {
  unpaid: 'pending_payment',
  processing: 'pending_shipment',
  shipped: 'pending_receipt',
  completed: 'completed',
  closed: 'closed',
}

export const PAYMENT_STATES = ['created', 'pending', 'succeeded', 'failed', 'cancelled', 'expired', 'refunded'] as const

/**
 * One try to pay; another method is another payment of the same order. `pend`: the gateway waits for money under way. `return_late`: money
 * came in for a try the shop had ended (given up, another way chosen, order closed), and is given back.
 */
export const paymentLifecycle = defineLifecycle({
  name: 'payment',
  states: PAYMENT_STATES,
  initial: 'created',
  events: {
    pend: { by: ['gateway'], moves: { created: 'pending' } },
    succeed: { by: ['gateway'], moves: { created: 'succeeded', pending: 'succeeded' } },
    fail: { by: ['gateway'], moves: { created: 'failed', pending: 'failed' } },
    cancel: { by: ['shopper', 'gateway'], moves: { created: 'cancelled', pending: 'cancelled' } },
    expire: { by: ['gateway', 'clock'], moves: { created: 'expired', pending: 'expired' } },
    refund: { by: ['merchant'], moves: { succeeded: 'refunded' } },
    return_late: { by: ['gateway'], moves: { cancelled: 'refunded', expired: 'refunded' } },
  },
})
export type PaymentState = StateOf<typeof paymentLifecycle>
export type PaymentEvent = EventOf<typeof paymentLifecycle>

/** The status numbers of an after-sales request as they travel (spec section 4). */
export const AFTER_SALE_STATUS = {
  awaitingReview: 1,
  interceptionRequested: 2,
  refundPending: 3,
  success: 4,
  failure: 5,
  awaitingReturn: 6,
  pendingInspection: 7,
} as const
export const AFTER_SALE_STATES = [1, 2, 3, 4, 5, 6, 7] as const
export type AfterSaleState = (typeof AFTER_SALE_STATES)[number]

export const AFTER_SALE_TYPES = ['refund_only', 'return_refund'] as const
export type AfterSaleType = (typeof AFTER_SALE_TYPES)[number]

/**
 * What both types share. 5 is the one end without money, told apart by the request's `end_reason`: only one that was cancelled, refused or
 * overdue can be reapplied for, only one whose refund failed can be retried (with another account).
 */
const afterSaleEvents = {
  /** The parcel is still under way: the merchant asks the courier to bring it back. */
  intercept: { by: ['merchant'], moves: { 1: 2 } },
  /** The interception came too late: the goods must be sent back. */
  miss: { by: ['merchant'], moves: { 2: 6 } },
  refuse: { by: ['merchant'], moves: { 1: 5, 2: 5, 7: 5 } },
  /** Return shipment handed in: courier and tracking number. */
  send_back: { by: ['shopper'], moves: { 6: 7 } },
  /** The return deadline passed. */
  expire: { by: ['clock'], moves: { 6: 5 } },
  /** The returned goods are as they should be. */
  inspect: { by: ['merchant'], moves: { 7: 3 } },
  refund: { by: ['merchant', 'gateway'], moves: { 3: 4 } },
  fail: { by: ['merchant', 'gateway'], moves: { 3: 5 } },
  cancel: { by: ['shopper'], moves: { 1: 5, 2: 5, 6: 5 } },
  reapply: { by: ['shopper'], moves: { 5: 1 } },
  retry: { by: ['shopper'], moves: { 5: 3 } },
} as const satisfies Record<string, Transition<AfterSaleState>>

/** The merchant's `agree` leads straight to the refund, unless goods must come back first. */
export const refundOnlyLifecycle = defineLifecycle({
  name: 'after_sale.refund_only',
  states: AFTER_SALE_STATES,
  initial: AFTER_SALE_STATUS.awaitingReview,
  events: { agree: { by: ['merchant'], moves: { 1: 3, 2: 3 } }, ...afterSaleEvents },
})
export const returnRefundLifecycle = defineLifecycle({
  name: 'after_sale.return_refund',
  states: AFTER_SALE_STATES,
  initial: AFTER_SALE_STATUS.awaitingReview,
  events: { agree: { by: ['merchant'], moves: { 1: 6, 2: 3 } }, ...afterSaleEvents },
})
export type AfterSaleEvent = EventOf<typeof refundOnlyLifecycle>

export const afterSaleLifecycles = { refund_only: refundOnlyLifecycle, return_refund: returnRefundLifecycle } as const

export const VOUCHER_STATES = ['unused', 'used', 'expired'] as const

/** A claimed voucher. `give_back`: its order was cancelled or refunded while the voucher was still valid; an outdated one stays used. */
export const voucherLifecycle = defineLifecycle({
  name: 'voucher',
  states: VOUCHER_STATES,
  initial: 'unused',
  events: {
    use: { by: ['shopper'], moves: { unused: 'used' } },
    expire: { by: ['clock'], moves: { unused: 'expired' } },
    give_back: { by: ['shopper', 'merchant', 'clock'], moves: { used: 'unused' } },
  },
})
export type VoucherState = StateOf<typeof voucherLifecycle>
export type VoucherEvent = EventOf<typeof voucherLifecycle>

export const DELETION_STATES = ['submitted', 'processing', 'deleted'] as const

/** An account's deletion: 3 to 7 working days of the world's clock from `process` to `complete`. */
export const deletionLifecycle = defineLifecycle({
  name: 'deletion',
  states: DELETION_STATES,
  initial: 'submitted',
  events: {
    process: { by: ['clock'], moves: { submitted: 'processing' } },
    complete: { by: ['clock'], moves: { processing: 'deleted' } },
  },
})
export type DeletionState = StateOf<typeof deletionLifecycle>
export type DeletionEvent = EventOf<typeof deletionLifecycle>

export const NOTICE_STATES = ['unsubscribed', 'subscribed'] as const

/** The wish to hear of a SKU's return. `notify`: stock came back, a message went out, the wish is served. */
export const noticeLifecycle = defineLifecycle({
  name: 'arrival_notice',
  states: NOTICE_STATES,
  initial: 'unsubscribed',
  events: {
    subscribe: { by: ['shopper'], moves: { unsubscribed: 'subscribed' } },
    unsubscribe: { by: ['shopper'], moves: { subscribed: 'unsubscribed' } },
    notify: { by: ['merchant'], moves: { subscribed: 'unsubscribed' } },
  },
})
export type NoticeState = StateOf<typeof noticeLifecycle>
export type NoticeEvent = EventOf<typeof noticeLifecycle>

/** Every machine of the shop, by the entity name the control API uses (after-sales once per type). */
export const LIFECYCLES = {
  order: orderLifecycle,
  payment: paymentLifecycle,
  voucher: voucherLifecycle,
  deletion: deletionLifecycle,
  arrival_notice: noticeLifecycle,
  'after_sale.refund_only': refundOnlyLifecycle,
  'after_sale.return_refund': returnRefundLifecycle,
} as const
