import { refundOnlyLifecycle, returnRefundLifecycle } from './after-sale-lifecycle.ts'
import { defineLifecycle, type EventOf, type StateOf } from './lifecycle-machine.ts'

export {
  AFTER_SALE_STATES,
  AFTER_SALE_STATUS,
  AFTER_SALE_TYPES,
  type AfterSaleEvent,
  type AfterSaleState,
  type AfterSaleType,
  afterSaleLifecycles,
  refundOnlyLifecycle,
  returnRefundLifecycle,
} from './after-sale-lifecycle.ts'
export { isEvent, isFinal, legalEvents, nextState } from './lifecycle-machine.ts'

export const ORDER_STATES = ['pending_payment', 'pending_shipment', 'pending_receipt', 'completed', 'closed'] as const

/**
 * `accept_cod`: the shopper chose cash on delivery at the cashier. `deliver` keeps the state: the parcel arrived. `complete`: nobody
 * confirmed receipt `LIMITS.receiptDays` after the last parcel arrived. `cancel` in `pending_shipment` is for an unpaid (cash on delivery)
 * order only; a paid one goes through after-sales.
 */
export const orderLifecycle = defineLifecycle({
  name: 'order',
  states: ORDER_STATES,
  initial: 'pending_payment',
  events: {
    pay: {
      actors: ['gateway'],
      transitions: { pending_payment: 'pending_shipment' },
      effects: ['notifyMember', 'markPaid', 'recordEvent'],
      followUps: ['scheduleCompletion'],
    },
    accept_cod: {
      actors: ['shopper'],
      transitions: { pending_payment: 'pending_shipment' },
      effects: ['notifyMember', 'chooseCash'],
      followUps: ['scheduleCompletion'],
    },
    ship: {
      actors: ['merchant'],
      transitions: { pending_shipment: 'pending_receipt' },
      guards: ['noOngoingRequest', 'hasPiecesToShip'],
      effects: ['notifyMember', 'packParcels', 'recordEvent'],
      followUps: ['scheduleCompletion'],
    },
    deliver: {
      actors: ['merchant'],
      transitions: { pending_receipt: 'pending_receipt' },
      effects: ['notifyMember', 'deliverParcels', 'recordEvent'],
      followUps: ['missInterceptions', 'scheduleCompletion'],
    },
    confirm: {
      actors: ['shopper'],
      transitions: { pending_receipt: 'completed' },
      guards: ['noOngoingRequest'],
      effects: ['notifyMember', 'earnCoins', 'deliverParcels', 'recordEvent'],
      followUps: ['scheduleCompletion'],
    },
    cancel: {
      actors: ['shopper'],
      transitions: { pending_payment: 'closed', pending_shipment: 'closed' },
      guards: ['noOngoingRequest'],
      effects: ['notifyMember', 'release', 'recordEvent'],
      followUps: ['scheduleCompletion'],
    },
    expire: {
      actors: ['clock'],
      transitions: { pending_payment: 'closed' },
      effects: ['notifyMember', 'release', 'recordEvent'],
      followUps: ['scheduleCompletion'],
    },
    close: {
      actors: ['merchant'],
      transitions: { pending_payment: 'closed', pending_shipment: 'closed', pending_receipt: 'closed' },
      guards: ['noOngoingRequest'],
      effects: ['notifyMember', 'release', 'recordEvent'],
      followUps: ['scheduleCompletion'],
    },
    complete: {
      actors: ['clock'],
      transitions: { pending_receipt: 'completed' },
      guards: ['noOngoingRequest', 'allDelivered'],
      effects: ['notifyMember', 'earnCoins', 'deliverParcels', 'recordEvent'],
      followUps: ['scheduleCompletion'],
    },
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
 * One attempt to pay; another method is another payment of the same order. `pend`: the gateway waits for the money. `return_late`: money
 * arrived for an attempt that the shop had ended (abandoned, another method chosen, order closed), and is refunded. The merchant's side
 * succeeds a cash payment when the courier collects it, and cancels one whose order it closes.
 */
export const paymentLifecycle = defineLifecycle({
  name: 'payment',
  states: PAYMENT_STATES,
  initial: 'created',
  events: {
    pend: { actors: ['gateway'], transitions: { created: 'pending' } },
    succeed: {
      actors: ['gateway', 'merchant'],
      transitions: { created: 'succeeded', pending: 'succeeded' },
      effects: ['end', 'markPaid'],
    },
    fail: { actors: ['gateway'], transitions: { created: 'failed', pending: 'failed' }, effects: ['end'] },
    cancel: { actors: ['shopper', 'gateway', 'merchant'], transitions: { created: 'cancelled', pending: 'cancelled' }, effects: ['end'] },
    expire: { actors: ['gateway', 'clock'], transitions: { created: 'expired', pending: 'expired' }, effects: ['end'] },
    refund: { actors: ['merchant'], transitions: { succeeded: 'refunded' }, effects: ['end', 'markRefunded'] },
    return_late: { actors: ['gateway'], transitions: { cancelled: 'refunded', expired: 'refunded' }, effects: ['end', 'markRefunded'] },
  },
})

/** The small charge that verifies a card. It has a payment's states and is refunded automatically. */
export const cardProofLifecycle = defineLifecycle({
  name: 'card_proof',
  states: PAYMENT_STATES,
  initial: 'created',
  events: {
    pend: { actors: ['gateway'], transitions: { created: 'pending' } },
    succeed: {
      actors: ['gateway'],
      transitions: { created: 'succeeded', pending: 'succeeded' },
      effects: ['verifyCard', 'stopTimer'],
    },
    fail: { actors: ['gateway'], transitions: { created: 'failed', pending: 'failed' }, effects: ['stopTimer'] },
    cancel: { actors: ['shopper', 'gateway'], transitions: { created: 'cancelled', pending: 'cancelled' }, effects: ['stopTimer'] },
    expire: { actors: ['gateway', 'clock'], transitions: { created: 'expired', pending: 'expired' }, effects: ['stopTimer'] },
    refund: { actors: ['clock'], transitions: { succeeded: 'refunded' } },
  },
})
export type PaymentEvent = EventOf<typeof paymentLifecycle>

export const VOUCHER_STATES = ['unused', 'used', 'expired'] as const

/** A claimed voucher. `give_back`: its order was cancelled or refunded while the voucher was still valid; an expired one stays used. */
export const voucherLifecycle = defineLifecycle({
  name: 'voucher',
  states: VOUCHER_STATES,
  initial: 'unused',
  events: {
    use: { actors: ['shopper'], transitions: { unused: 'used' } },
    expire: { actors: ['clock'], transitions: { unused: 'expired' } },
    give_back: { actors: ['shopper', 'merchant', 'clock'], transitions: { used: 'unused' }, effects: ['clearUse'] },
  },
})

export const DELETION_STATES = ['submitted', 'processing', 'deleted'] as const

/** The deletion of an account: 3 to 7 working days of the world's clock until `complete`. */
export const deletionLifecycle = defineLifecycle({
  name: 'deletion',
  states: DELETION_STATES,
  initial: 'submitted',
  events: {
    process: { actors: ['clock'], transitions: { submitted: 'processing' }, effects: ['stopTimer'] },
    complete: {
      actors: ['clock'],
      transitions: { processing: 'deleted' },
      guards: ['nothingUnfinished'],
      effects: ['stopTimer', 'markDeleted'],
      followUps: ['eraseMember'],
    },
  },
})
export type DeletionState = StateOf<typeof deletionLifecycle>
export type DeletionEvent = EventOf<typeof deletionLifecycle>

export const RESTOCK_ALERT_STATES = ['unsubscribed', 'subscribed'] as const

/** An alert for a sold-out SKU. `notify`: the SKU is back in stock and the member got a message, which ends the alert. */
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
