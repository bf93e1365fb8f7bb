import type { DeletionReason } from '@nusaria/contracts/deletion'
import { type DeletionEvent, deletionLifecycle, nextState } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { notifyOfAccount } from '../message/notify.ts'
import { hasUnfinished } from './check.ts'
import { eraseMember } from './erase.ts'
import type { DeletionRow } from './tables.ts'
import { nextOpening, workingDaysAfter } from './working-days.ts'

/** Timers of a deletion, by step. */
export const DELETION_TIMERS = { process: 'deletion_process', complete: 'deletion_complete' } as const satisfies Record<
  DeletionEvent,
  string
>

/** Stores a member's deletion request and schedules its steps. */
export function submitDeletion(ctx: WorldCtx, request: { member_no: string; reason: DeletionReason; detail: string }): DeletionRow {
  const { now } = ctx
  const { member_no } = request
  const days = ctx.rng.int(LIMITS.deletionDaysMin, LIMITS.deletionDaysMax)
  ctx.schedule({ at: nextOpening(now), kind: DELETION_TIMERS.process, ref: member_no })
  ctx.schedule({ at: workingDaysAfter(now, days), kind: DELETION_TIMERS.complete, ref: member_no })
  notifyOfAccount(ctx, member_no, 'deletion_received')
  return ctx.db.deletions.insert({
    ...request,
    status: deletionLifecycle.initial,
    submitted_at: now,
    due_at: workingDaysAfter(now, LIMITS.deletionDaysMax),
    deleted_at: null,
  })
}

/** Applies a step of a deletion. Returns false and changes nothing where it is illegal. */
export function transitionDeletion(ctx: WorldCtx, { member_no, status }: DeletionRow, event: DeletionEvent): boolean {
  const state = nextState(deletionLifecycle, status, event)
  if (state === null) return false
  ctx.unschedule(DELETION_TIMERS[event], member_no)
  ctx.db.deletions.update(member_no, { status: state, deleted_at: state === 'deleted' ? ctx.now : null })
  if (state === 'deleted') eraseMember(ctx, member_no)
  return true
}

/** Timer: the shop's staff start on a request. */
export function processDue(ctx: WorldCtx, member_no: string): void {
  const row = ctx.db.deletions.get(member_no)
  if (row) transitionDeletion(ctx, row, 'process')
}

/** Timer: deletes the account. While an order or request is ongoing, it tries again each working day. */
export function completeDue(ctx: WorldCtx, member_no: string): void {
  const row = ctx.db.deletions.get(member_no)
  if (!row) return
  if (hasUnfinished(ctx, member_no)) ctx.schedule({ at: nextOpening(ctx.now), kind: DELETION_TIMERS.complete, ref: member_no })
  else transitionDeletion(ctx, row, 'complete')
}
