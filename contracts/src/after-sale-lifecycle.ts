import { defineLifecycle, type EventOf, type LifecycleEvent } from './lifecycle-machine.ts'

/** The status numbers of an after-sales request in the API. */
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

const STATUS = AFTER_SALE_STATUS

/** What every event does. */
const step = {
  effects: ['recordStep'],
  followUps: ['scheduleTimers', 'notifyMember', 'reassignShippingFee', 'scheduleOrderCompletion'],
} as const
const approval = {
  effects: ['recordStep'],
  followUps: ['scheduleTimers', 'restockGoods', 'notifyMember', 'reassignShippingFee', 'scheduleOrderCompletion'],
} as const

/**
 * The events that both types share. `failure` is the only end without money; the request's `end_reason` says why. A request that was
 * cancelled, refused or overdue can be reapplied for; one whose refund failed can be retried with another account.
 */
const afterSaleEvents = {
  /** The parcel is in transit: the merchant asks the courier to bring it back. */
  intercept: {
    actors: ['merchant'],
    transitions: { [STATUS.awaitingReview]: STATUS.interceptionRequested },
    guards: ['inTransit'],
    ...step,
  },
  /** The interception came too late: the goods must be sent back. */
  miss: {
    actors: ['merchant'],
    transitions: { [STATUS.interceptionRequested]: STATUS.awaitingReturn },
    ...step,
  },
  refuse: {
    actors: ['merchant'],
    transitions: {
      [STATUS.awaitingReview]: STATUS.failure,
      [STATUS.interceptionRequested]: STATUS.failure,
      [STATUS.pendingInspection]: STATUS.failure,
    },
    ...step,
  },
  /** The shopper has sent the goods back: courier and tracking number. */
  send_back: {
    actors: ['shopper'],
    transitions: { [STATUS.awaitingReturn]: STATUS.pendingInspection },
    ...step,
  },
  /** The return deadline passed. */
  expire: {
    actors: ['clock'],
    transitions: { [STATUS.awaitingReturn]: STATUS.failure },
    ...step,
  },
  /** The returned goods passed the inspection. */
  inspect: {
    actors: ['merchant'],
    transitions: { [STATUS.pendingInspection]: STATUS.refundPending },
    ...approval,
  },
  refund: {
    actors: ['merchant', 'gateway'],
    transitions: { [STATUS.refundPending]: STATUS.success },
    effects: ['recordStep'],
    followUps: ['scheduleTimers', 'payRefund', 'notifyMember', 'reassignShippingFee', 'scheduleOrderCompletion'],
  },
  fail: {
    actors: ['merchant', 'gateway'],
    transitions: { [STATUS.refundPending]: STATUS.failure },
    ...step,
  },
  cancel: {
    actors: ['shopper'],
    transitions: {
      [STATUS.awaitingReview]: STATUS.failure,
      [STATUS.interceptionRequested]: STATUS.failure,
      [STATUS.awaitingReturn]: STATUS.failure,
    },
    ...step,
  },
  reapply: {
    actors: ['shopper'],
    transitions: { [STATUS.failure]: STATUS.awaitingReview },
    guards: ['endedReappliable'],
    ...step,
  },
  retry: {
    actors: ['shopper'],
    transitions: { [STATUS.failure]: STATUS.refundPending },
    guards: ['refundFailed'],
    ...approval,
  },
} as const satisfies Record<string, LifecycleEvent<AfterSaleState>>

const agree = { actors: ['merchant'], ...approval } as const

/** Refund only: `agree` leads to the refund. */
export const refundOnlyLifecycle = defineLifecycle({
  name: 'after_sale.refund_only',
  states: AFTER_SALE_STATES,
  initial: AFTER_SALE_STATUS.awaitingReview,
  events: {
    agree: {
      ...agree,
      transitions: { [STATUS.awaitingReview]: STATUS.refundPending, [STATUS.interceptionRequested]: STATUS.refundPending },
    },
    ...afterSaleEvents,
  },
})
/** Return and refund: `agree` asks for the goods first, unless they were intercepted. */
export const returnRefundLifecycle = defineLifecycle({
  name: 'after_sale.return_refund',
  states: AFTER_SALE_STATES,
  initial: AFTER_SALE_STATUS.awaitingReview,
  events: {
    agree: {
      ...agree,
      transitions: { [STATUS.awaitingReview]: STATUS.awaitingReturn, [STATUS.interceptionRequested]: STATUS.refundPending },
    },
    ...afterSaleEvents,
  },
})
export type AfterSaleEvent = EventOf<typeof refundOnlyLifecycle>

export const afterSaleLifecycles = { refund_only: refundOnlyLifecycle, return_refund: returnRefundLifecycle } as const
