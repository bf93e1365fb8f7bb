import { deletionContract } from '@nusaria/contracts/deletion'
import type { DeletionEvent } from '@nusaria/contracts/lifecycle'
import type { EventCtx } from '../kernel/ctx.ts'
import { defineDomain, entityEvents } from '../kernel/domain.ts'
import { implement } from '../kernel/implement.ts'
import { deletionCheck, deletionView, isUnfinished } from './check.ts'
import { advanceDeletion, completeDue, DELETION_DUE, processDue, submitDeletion } from './deletions.ts'
import { type DeletionRow, deletionTables } from './tables.ts'

const routes = implement(deletionContract, {
  check: (_, ctx) => deletionCheck(ctx, ctx.member.member_no),
  submit({ body: { reason, detail = '' } }, ctx) {
    const { member_no } = ctx.member
    const known = ctx.db.deletions.get(member_no)
    if (known) return deletionView(known)
    if (isUnfinished(ctx, member_no)) ctx.fail('UNFINISHED_ORDERS')
    return deletionView(submitDeletion(ctx, { member_no, reason, detail: detail.trim() }))
  },
})

/** Fires a step of the lifecycle, or says why it isn't legal. */
function fire(event: DeletionEvent) {
  return (ctx: EventCtx, row: DeletionRow): void => {
    if (event === 'complete' && isUnfinished(ctx, row.member_no)) ctx.fail('UNFINISHED_ORDERS')
    if (!advanceDeletion(ctx, row, event)) ctx.illegal(`it is ${row.status}`)
  }
}

/** Members who leave. */
export const deletionDomain = defineDomain({
  name: 'deletion',
  tables: deletionTables,
  routes,
  due: { [DELETION_DUE.process]: processDue, [DELETION_DUE.complete]: completeDue },
  events: { deletion: entityEvents('deletions', { process: fire('process'), complete: fire('complete') }) },
})
