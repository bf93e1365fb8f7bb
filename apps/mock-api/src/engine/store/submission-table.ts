import { z } from 'zod'
import { table } from './table-def.ts'

/** A `request_id` with the content of its request and the entity it created. */
const SubmissionRow = z.strictObject({
  /** member, call and request_id */
  key: z.string(),
  member_no: z.string(),
  /** Digest of the content; null: the id is withdrawn and can create nothing. */
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
