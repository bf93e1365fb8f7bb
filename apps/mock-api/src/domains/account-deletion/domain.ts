import { deletionContract } from '@nusaria/contracts/deletion'
import { type DeletionEvent, deletionLifecycle } from '@nusaria/contracts/lifecycle'
import type { EventCtx } from '../../engine/contract/context.ts'
import { defineDomain, entityEvents, rowTimer } from '../../engine/contract/domain.ts'
import { implement } from '../../engine/contract/implement.ts'
import { controlActor, transition } from '../../engine/contract/transition.ts'
import { deletionCheck, deletionView, hasUnfinished } from './check.ts'
import { completeDue, DELETION_TIMERS, deletionMachine, processDue, submitDeletion } from './deletions.ts'
import { type DeletionRow, deletionTables } from './tables.ts'

const routes = implement(deletionContract, {
  check: (_, ctx) => deletionCheck(ctx, ctx.member.member_no),
  submit({ body: { reason, detail = '' } }, ctx) {
    const { member_no } = ctx.member
    const known = ctx.db.deletions.get(member_no)
    if (known) return deletionView(known)
    if (hasUnfinished(ctx, member_no)) ctx.fail('UNFINISHED_ORDERS')
    return deletionView(submitDeletion(ctx, { member_no, reason, detail: detail.trim() }))
  },
})

/** Fires a step of the lifecycle, or says why it is illegal. */
function fire(event: DeletionEvent) {
  return (ctx: EventCtx, row: DeletionRow): void => {
    const done = transition(ctx, deletionLifecycle, row, event, controlActor(deletionLifecycle, event))
    if (!done.ok) ctx.illegal(done.why)
  }
}

/** Account deletion. */
export const accountDeletionDomain = defineDomain({
  name: 'deletion',
  tables: deletionTables,
  routes,
  machines: [deletionMachine],
  timers: {
    [DELETION_TIMERS.process]: rowTimer('deletions', processDue),
    [DELETION_TIMERS.complete]: rowTimer('deletions', completeDue),
  },
  events: { deletion: entityEvents('deletions', { process: fire('process'), complete: fire('complete') }) },
})
