import { submissionContract } from '@nusaria/contracts/submission'
import { defineDomain } from '../kernel/domain.ts'
import { implement } from '../kernel/implement.ts'
import { keyOf, remember, remembered } from '../kernel/submissions.ts'
import { submissionTables } from './tables.ts'

const submissionRoutes = implement(submissionContract, {
  settle({ body }, ctx) {
    const key = keyOf(ctx.member.member_no, body.call, body.request_id)
    const row = remembered(ctx, key) ?? remember(ctx, { key, member_no: ctx.member.member_no, content: null, made: null })
    return { made: row.made }
  },
})

/** What became of requests that no answer came to. */
export const submissionDomain = defineDomain({ name: 'submission', tables: submissionTables, routes: submissionRoutes })
