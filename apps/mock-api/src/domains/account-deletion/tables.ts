import { DeletionReason } from '@nusaria/contracts/deletion'
import { DELETION_STATES } from '@nusaria/contracts/lifecycle'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** ms of the world's clock */
const moment = z.number()

/** A member's deletion request. Each member has at most one; it can't be withdrawn. */
export const DeletionRow = z.strictObject({
  member_no: z.string(),
  status: z.enum(DELETION_STATES),
  reason: DeletionReason,
  /** In the member's own words; may be empty. */
  detail: z.string(),
  submitted_at: moment,
  /** The latest moment at which it is done. */
  due_at: moment,
  deleted_at: moment.nullable(),
})
export type DeletionRow = z.output<typeof DeletionRow>

/** A phone or e-mail of a deleted account: it can't register again for a while. */
export const DeletedAccountRow = z.strictObject({
  /** `8…`, or an e-mail address in lower case */
  account: z.string(),
  deleted_at: moment,
})
export type DeletedAccountRow = z.output<typeof DeletedAccountRow>

export const deletionTables = {
  deletions: table({ schema: DeletionRow, key: 'member_no' }),
  deleted_accounts: table({ schema: DeletedAccountRow, key: 'account' }),
}
