import type { DeletionReason } from '@nusaria/contracts/deletion'
import { type DeletionEvent, deletionLifecycle } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { MachineOf } from '../../engine/contract/machine.ts'
import { transition } from '../../engine/contract/transition.ts'
import { notifyOfAccount } from '../message/index.ts'
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

/** How account deletions implement their lifecycle. */
export const deletionMachine: MachineOf<DeletionRow, typeof deletionLifecycle> = {
  lifecycles: [deletionLifecycle],
  idOf: ({ member_no }) => member_no,
  stateOf: ({ status }) => status,
  write: ({ db }, { member_no }, status, changes) => db.deletions.update(member_no, { ...changes, status }),
  guards: {
    nothingUnfinished: (ctx, { member_no }) => (hasUnfinished(ctx, member_no) ? 'an order or request is under way' : null),
  },
  effects: {
    stopTimer(ctx, { member_no }, { event }) {
      ctx.unschedule(DELETION_TIMERS[event], member_no)
    },
    markDeleted: ({ now }) => ({ deleted_at: now }),
  },
  followUps: { eraseMember: (ctx, { member_no }) => eraseMember(ctx, member_no) },
}

/** Timer: the shop's staff start on a request. */
export function processDue(ctx: WorldCtx, deletion: DeletionRow): void {
  transition(ctx, deletionLifecycle, deletion, 'process', 'clock')
}

/** Timer: deletes the account. While an order or request is ongoing, it tries again each working day. */
export function completeDue(ctx: WorldCtx, deletion: DeletionRow): void {
  const { member_no } = deletion
  if (hasUnfinished(ctx, member_no)) ctx.schedule({ at: nextOpening(ctx.now), kind: DELETION_TIMERS.complete, ref: member_no })
  else transition(ctx, deletionLifecycle, deletion, 'complete', 'clock')
}
