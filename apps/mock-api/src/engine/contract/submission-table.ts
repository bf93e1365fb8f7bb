import { z } from 'zod'
import { table } from '../store/table-def.ts'

/** What a `request_id` stands for: the content it came with and what was made of it. */
const SubmissionRow = z.strictObject({
  /** member, call and request_id */
  key: z.string(),
  member_no: z.string(),
  /** Digest of the content; null: withdrawn, nothing may be made by this id. */
  content: z.string().nullable(),
  /** order_no, address_id… */
  made: z.string().nullable(),
  /** ms of the world's clock */
  at: z.number(),
})
export type SubmissionRow = z.output<typeof SubmissionRow>

export const submissionTables = {
  submissions: table({ schema: SubmissionRow, key: 'key' }),
}
