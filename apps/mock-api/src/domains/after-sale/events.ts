import { type AfterSaleEvent, afterSaleLifecycles } from '@nusaria/contracts/lifecycle'
import type { EventCtx } from '../../engine/contract/context.ts'
import { type EventParams, entityEvents } from '../../engine/contract/domain.ts'
import { controlActor, type TransitionDetails, transition } from '../../engine/contract/transition.ts'
import { reappliedFields, reapplyRefusal } from './apply.ts'
import { isCourier } from './couriers.ts'
import type { AfterSaleRow } from './tables.ts'
import { REFUND_FAILURE_TEXTS, REFUSAL_TEXTS, untranslated } from './texts.ts'

/** Fires an event of the lifecycle, or says why it is illegal. */
function fire(ctx: EventCtx, row: AfterSaleRow, event: AfterSaleEvent, details?: TransitionDetails<AfterSaleRow>): void {
  const lifecycle = afterSaleLifecycles[row.type]
  const done = transition(ctx, lifecycle, row, event, controlActor(lifecycle, event), details)
  if (!done.ok) ctx.illegal(done.why)
}

const plain = (event: AfterSaleEvent) => (ctx: EventCtx, row: AfterSaleRow) => fire(ctx, row, event)

/** A text parameter, or the fallback. */
function textIn(params: EventParams, name: string, otherwise: string): string {
  const value = params[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : otherwise
}

function isKey<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key)
}

/** Events of a request for the control API: all events of the lifecycle. */
export const afterSaleEvents = entityEvents('after_sales', {
  agree: plain('agree'),
  intercept: plain('intercept'),
  miss: plain('miss'),
  inspect: plain('inspect'),
  refund: plain('refund'),
  expire: plain('expire'),
  cancel: plain('cancel'),
  retry: plain('retry'),
  /** params: { reason } a key of REFUSAL_TEXTS, or the merchant's own words */
  refuse(ctx, row, params) {
    const reason = textIn(params, 'reason', 'evidence_unclear')
    fire(ctx, row, 'refuse', { note: isKey(REFUSAL_TEXTS, reason) ? REFUSAL_TEXTS[reason] : untranslated(reason) })
  },
  /** params: { reason } why the refund failed */
  fail(ctx, row, params) {
    const reason = textIn(params, 'reason', 'bank_unavailable')
    if (!isKey(REFUND_FAILURE_TEXTS, reason))
      return ctx.illegal(`params.reason must be one of ${Object.keys(REFUND_FAILURE_TEXTS).join(', ')}`)
    fire(ctx, row, 'fail', { note: REFUND_FAILURE_TEXTS[reason] })
  },
  /** params: { courier_code, tracking_number } how the goods were sent back; has defaults */
  send_back(ctx, row, params) {
    const courier_code = textIn(params, 'courier_code', 'kilat_nusa')
    if (!isCourier(courier_code)) return ctx.illegal(`there is no courier ${courier_code}`)
    const tracking_number = textIn(params, 'tracking_number', `RT${row.after_sale_no}`)
    fire(ctx, row, 'send_back', { changes: { return_shipment: { courier_code, tracking_number, sent_at: ctx.now, pickup: false } } })
  },
  /** The shopper applies again with the same content. */
  reapply(ctx, row) {
    const order = ctx.db.orders.get(row.order_no) ?? ctx.illegal('its order is gone')
    const refusal = reapplyRefusal(ctx, row, order)
    if (refusal) return ctx.fail(refusal.error)
    fire(ctx, row, 'reapply', { changes: reappliedFields(ctx, row, order, row) })
  },
})
