import { submissionContract } from '@nusaria/contracts/submission'
import { defineDomain } from '../../engine/contract/domain.ts'
import { findSubmission, recordSubmission, submissionKey } from '../../engine/contract/idempotency.ts'
import { implement } from '../../engine/contract/implement.ts'
import { submissionTables } from '../../engine/store/submission-table.ts'

const submissionRoutes = implement(submissionContract, {
  settle({ body }, ctx) {
    const key = submissionKey(ctx.member.member_no, body.call, body.request_id)
    const row = findSubmission(ctx, key) ?? recordSubmission(ctx, { key, member_no: ctx.member.member_no, content: null, made: null })
    return { made: row.made }
  },
})

/** What became of requests that no answer came to. */
export const submissionDomain = defineDomain({ name: 'submission', tables: submissionTables, routes: submissionRoutes })
