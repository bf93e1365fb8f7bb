import { defineLifecycle, type EventOf, type LifecycleEvent, type StateOf } from './lifecycle-machine.ts'

export { isEvent, isFinal, legalEvents, nextState } from './lifecycle-machine.ts'

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
    pay: { actors: ['gateway'], transitions: { pending_payment: 'pending_shipment' } },
    accept_cod: { actors: ['shopper'], transitions: { pending_payment: 'pending_shipment' } },
    ship: { actors: ['merchant'], transitions: { pending_shipment: 'pending_receipt' } },
    deliver: { actors: ['merchant'], transitions: { pending_receipt: 'pending_receipt' } },
    confirm: { actors: ['shopper'], transitions: { pending_receipt: 'completed' } },
    cancel: { actors: ['shopper'], transitions: { pending_payment: 'closed', pending_shipment: 'closed' } },
    expire: { actors: ['clock'], transitions: { pending_payment: 'closed' } },
    close: { actors: ['merchant'], transitions: { pending_payment: 'closed', pending_shipment: 'closed', pending_receipt: 'closed' } },
    complete: { actors: ['clock'], transitions: { pending_receipt: 'completed' } },
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
    pend: { actors: ['gateway'], transitions: { created: 'pending' } },
    succeed: { actors: ['gateway'], transitions: { created: 'succeeded', pending: 'succeeded' } },
    fail: { actors: ['gateway'], transitions: { created: 'failed', pending: 'failed' } },
    cancel: { actors: ['shopper', 'gateway'], transitions: { created: 'cancelled', pending: 'cancelled' } },
    expire: { actors: ['gateway', 'clock'], transitions: { created: 'expired', pending: 'expired' } },
    refund: { actors: ['merchant'], transitions: { succeeded: 'refunded' } },
    return_late: { actors: ['gateway'], transitions: { cancelled: 'refunded', expired: 'refunded' } },
  },
})
export type PaymentState = StateOf<typeof paymentLifecycle>
export type PaymentEvent = EventOf<typeof paymentLifecycle>

/** The status numbers of an after-sales request as they travel. */
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
  intercept: { actors: ['merchant'], transitions: { 1: 2 } },
  /** The interception came too late: the goods must be sent back. */
  miss: { actors: ['merchant'], transitions: { 2: 6 } },
  refuse: { actors: ['merchant'], transitions: { 1: 5, 2: 5, 7: 5 } },
  /** Return shipment handed in: courier and tracking number. */
  send_back: { actors: ['shopper'], transitions: { 6: 7 } },
  /** The return deadline passed. */
  expire: { actors: ['clock'], transitions: { 6: 5 } },
  /** The returned goods are as they should be. */
  inspect: { actors: ['merchant'], transitions: { 7: 3 } },
  refund: { actors: ['merchant', 'gateway'], transitions: { 3: 4 } },
  fail: { actors: ['merchant', 'gateway'], transitions: { 3: 5 } },
  cancel: { actors: ['shopper'], transitions: { 1: 5, 2: 5, 6: 5 } },
  reapply: { actors: ['shopper'], transitions: { 5: 1 } },
  retry: { actors: ['shopper'], transitions: { 5: 3 } },
} as const satisfies Record<string, LifecycleEvent<AfterSaleState>>

/** The merchant's `agree` leads straight to the refund, unless goods must come back first. */
export const refundOnlyLifecycle = defineLifecycle({
  name: 'after_sale.refund_only',
  states: AFTER_SALE_STATES,
  initial: AFTER_SALE_STATUS.awaitingReview,
  events: { agree: { actors: ['merchant'], transitions: { 1: 3, 2: 3 } }, ...afterSaleEvents },
})
export const returnRefundLifecycle = defineLifecycle({
  name: 'after_sale.return_refund',
  states: AFTER_SALE_STATES,
  initial: AFTER_SALE_STATUS.awaitingReview,
  events: { agree: { actors: ['merchant'], transitions: { 1: 6, 2: 3 } }, ...afterSaleEvents },
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
    use: { actors: ['shopper'], transitions: { unused: 'used' } },
    expire: { actors: ['clock'], transitions: { unused: 'expired' } },
    give_back: { actors: ['shopper', 'merchant', 'clock'], transitions: { used: 'unused' } },
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
    process: { actors: ['clock'], transitions: { submitted: 'processing' } },
    complete: { actors: ['clock'], transitions: { processing: 'deleted' } },
  },
})
export type DeletionState = StateOf<typeof deletionLifecycle>
export type DeletionEvent = EventOf<typeof deletionLifecycle>

export const RESTOCK_ALERT_STATES = ['unsubscribed', 'subscribed'] as const

/** The wish to hear of a SKU's return. `notify`: stock came back, a message went out, the wish is served. */
export const restockAlertLifecycle = defineLifecycle({
  name: 'arrival_notice',
  states: RESTOCK_ALERT_STATES,
  initial: 'unsubscribed',
  events: {
    subscribe: { actors: ['shopper'], transitions: { unsubscribed: 'subscribed' } },
    unsubscribe: { actors: ['shopper'], transitions: { subscribed: 'unsubscribed' } },
    notify: { actors: ['merchant'], transitions: { subscribed: 'unsubscribed' } },
  },
})
export type RestockAlertState = StateOf<typeof restockAlertLifecycle>
export type RestockAlertEvent = EventOf<typeof restockAlertLifecycle>

/** Every machine of the shop, by the entity name the control API uses (after-sales once per type). */
export const LIFECYCLES = {
  order: orderLifecycle,
  payment: paymentLifecycle,
  voucher: voucherLifecycle,
  deletion: deletionLifecycle,
  arrival_notice: restockAlertLifecycle,
  'after_sale.refund_only': refundOnlyLifecycle,
  'after_sale.return_refund': returnRefundLifecycle,
} as const
