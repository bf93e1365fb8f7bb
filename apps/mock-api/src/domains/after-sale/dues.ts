import { AFTER_SALE_STATUS, type AfterSaleState } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { DAY } from '../../lib/time.ts'
import type { AfterSaleRow } from './tables.ts'

/** Timers of a request: the return deadline, the reminder one day before it, the gateway's answer about the refund. */
export const RETURN_DEADLINE_TIMER = 'after_sale_return_over'
export const RETURN_REMINDER_TIMER = 'after_sale_return_soon'
export const REFUND_RESULT_TIMER = 'after_sale_refund_told'

/** ms before the return deadline at which the shopper is reminded */
const REMIND_BEFORE = DAY

const { awaitingReturn, refundPending } = AFTER_SALE_STATUS

/** The return deadline (ms) of a request that enters a state now; null where no goods have to be sent back. */
export function returnDeadline(status: AfterSaleState, now: number): number | null {
  return status === awaitingReturn ? now + LIMITS.returnDays * DAY : null
}

/** Schedules the timers of the request's current state, and removes its older ones. */
export function scheduleTimers(ctx: WorldCtx, { after_sale_no: ref, status, deadline }: AfterSaleRow): void {
  for (const kind of [RETURN_DEADLINE_TIMER, RETURN_REMINDER_TIMER, REFUND_RESULT_TIMER]) ctx.unschedule(kind, ref)
  if (status === refundPending) ctx.schedule({ at: ctx.now + LIMITS.refundDays * DAY, kind: REFUND_RESULT_TIMER, ref })
  if (deadline === null) return
  ctx.schedule({ at: deadline - REMIND_BEFORE, kind: RETURN_REMINDER_TIMER, ref })
  ctx.schedule({ at: deadline, kind: RETURN_DEADLINE_TIMER, ref })
}
