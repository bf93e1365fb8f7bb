import { DAY } from '@nusaria/catalogue/lib/time'
import type { AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import {
  AFTER_SALE_STATUS,
  type AfterSaleEvent,
  type AfterSaleState,
  afterSaleLifecycles,
  type refundOnlyLifecycle,
} from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { MachineOf } from '../../engine/contract/machine.ts'
import { transition } from '../../engine/contract/transition.ts'
import { scheduleCompletion } from '../order/index.ts'
import type { OrderRow } from '../order/tables.ts'
import { reapplyRefusal } from './apply.ts'
import { notifyOfAfterSale } from './messages.ts'
import { orderOfRequest } from './requests.ts'
import { applyDeadline } from './rules.ts'
import { payRefund, reassignShippingFee, restockRequest } from './settle.ts'
import type { AfterSaleRow } from './tables.ts'
import { refundFailure, targetAccount } from './target.ts'
import { REFUND_FAILURE_TEXTS } from './texts.ts'

type EndReason = NonNullable<AfterSaleRow['end_reason']>

/** End reasons after which the shopper can apply again for the same pieces. */
const REAPPLIABLE_ENDS: readonly (EndReason | null)[] = ['cancelled', 'refused', 'return_overdue']

/** Whether a parcel is in transit, so that the courier can still bring it back. */
function isInTransit({ parcels }: Pick<OrderRow, 'parcels'>): boolean {
  return parcels.some(({ delivered_at }) => delivered_at === null)
}

/** The reason with which an event ends a request without money; null when the request continues. */
function endReasonOf({ status }: Pick<AfterSaleRow, 'status'>, event: AfterSaleEvent): EndReason | null {
  switch (event) {
    case 'cancel':
      return 'cancelled'
    case 'refuse':
      return status === AFTER_SALE_STATUS.pendingInspection ? 'inspection_failed' : 'refused'
    case 'expire':
      return 'return_overdue'
    case 'fail':
      return 'refund_failed'
    default:
      return null
  }
}

/** The step of the timeline that an event adds. */
export const STEP_OF_EVENT: Readonly<Record<AfterSaleEvent, AfterSaleStep['step']>> = {
  agree: 'agreed',
  refuse: 'refused',
  intercept: 'interception_requested',
  miss: 'interception_missed',
  send_back: 'sent_back',
  expire: 'return_overdue',
  inspect: 'inspected',
  refund: 'refunded',
  fail: 'refund_failed',
  cancel: 'cancelled',
  reapply: 'reapplied',
  retry: 'refund_retried',
}

/** Timers of a request: the return deadline, the reminder one day before it, the gateway's answer about the refund. */
export const RETURN_DEADLINE_TIMER = 'after_sale_return_over'
export const RETURN_REMINDER_TIMER = 'after_sale_return_soon'
export const REFUND_RESULT_TIMER = 'after_sale_refund_told'

/** ms before the return deadline at which the shopper is reminded */
const REMIND_BEFORE = DAY

const { awaitingReturn, interceptionRequested, refundPending, success, pendingInspection } = AFTER_SALE_STATUS

/** The return deadline (ms) of a request that enters a state now; null where no goods have to be sent back. */
function returnDeadline(status: AfterSaleState, now: number): number | null {
  return status === awaitingReturn ? now + LIMITS.returnDays * DAY : null
}

/** Schedules the timers of the request's current state, and removes its older ones. */
function scheduleTimers(ctx: WorldCtx, { after_sale_no: ref, status, deadline }: AfterSaleRow): void {
  for (const kind of [RETURN_DEADLINE_TIMER, RETURN_REMINDER_TIMER, REFUND_RESULT_TIMER]) ctx.unschedule(kind, ref)
  if (status === refundPending) ctx.schedule({ at: ctx.now + LIMITS.refundDays * DAY, kind: REFUND_RESULT_TIMER, ref })
  if (deadline === null) return
  ctx.schedule({ at: deadline - REMIND_BEFORE, kind: RETURN_REMINDER_TIMER, ref })
  ctx.schedule({ at: deadline, kind: RETURN_DEADLINE_TIMER, ref })
}

/** Whether the shop has the goods of a request that was in a state: they never left, were intercepted, or were returned and inspected. */
function hasGoods(status: AfterSaleState, { parcels }: OrderRow): boolean {
  return parcels.length === 0 || status === interceptionRequested || status === pendingInspection
}

/** How after-sales requests implement the lifecycles of both types. */
export const afterSaleMachine: MachineOf<AfterSaleRow, typeof refundOnlyLifecycle> = {
  lifecycles: Object.values(afterSaleLifecycles),
  idOf: ({ after_sale_no }) => after_sale_no,
  stateOf: ({ status }) => status,
  write: ({ db }, { after_sale_no }, status, changes) => db.after_sales.update(after_sale_no, { ...changes, status }),
  read: ({ db }, { after_sale_no }) => db.after_sales.get(after_sale_no),

  guards: {
    inTransit(ctx, row) {
      const order = orderOfRequest(ctx, row)
      return isInTransit(order) ? null : `its order is ${order.status}, with nothing on its way`
    },
    endedReappliable: (_, { end_reason }) => (REAPPLIABLE_ENDS.includes(end_reason) ? null : `it ended by ${end_reason}`),
    refundFailed: (_, { end_reason }) => (end_reason === 'refund_failed' ? null : `it ended by ${end_reason}`),
  },

  effects: {
    recordStep: (ctx, row, { event, to, note }) => ({
      end_reason: endReasonOf(row, event),
      deadline: returnDeadline(to, ctx.now),
      refunded_at: to === success ? ctx.now : null,
      timeline: [...row.timeline, { step: STEP_OF_EVENT[event], at: ctx.now, note }],
      // The account may be edited later.
      ...(row.status === refundPending && { target_name: targetAccount(ctx, row)?.name ?? row.target_name }),
    }),
  },

  followUps: {
    scheduleTimers,
    restockGoods(ctx, row, { from }) {
      const order = orderOfRequest(ctx, row)
      if (hasGoods(from, order)) restockRequest(ctx, row, order)
    },
    payRefund: (ctx, row) => payRefund(ctx, row, orderOfRequest(ctx, row)),
    notifyMember(ctx, row, { event }) {
      const order = orderOfRequest(ctx, row)
      const again = reapplyRefusal(ctx, row, order) ? null : { until: applyDeadline(order) }
      notifyOfAfterSale(ctx, row, STEP_OF_EVENT[event], again)
    },
    reassignShippingFee: (ctx, row) => reassignShippingFee(ctx, orderOfRequest(ctx, row), row),
    scheduleOrderCompletion: (ctx, { order_no }) => scheduleCompletion(ctx, order_no),
  },
}

/** Timer: the return deadline has passed. */
export function expireReturn(ctx: WorldCtx, row: AfterSaleRow): void {
  transition(ctx, afterSaleLifecycles[row.type], row, 'expire', 'clock')
}

/** Timer: the gateway reports the result of a refund. */
export function finishRefund(ctx: WorldCtx, row: AfterSaleRow): void {
  const failure = refundFailure(ctx, row)
  const lifecycle = afterSaleLifecycles[row.type]
  if (failure) transition(ctx, lifecycle, row, 'fail', 'gateway', { note: REFUND_FAILURE_TEXTS[failure] })
  else transition(ctx, lifecycle, row, 'refund', 'gateway')
}
