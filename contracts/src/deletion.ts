import { z } from 'zod'
import { Instant } from './common.ts'
import { assumed, defineContract, memberGet, memberPost } from './contract.ts'
import { DELETION_STATES } from './lifecycle.ts'
import { LIMITS } from './limits.ts'
import { MultiLineText } from './rules.ts'

/** Why a member leaves. */
export const DeletionReason = z.enum(['poor_experience', 'account_unused', 'app_unused', 'prefer_not_to_say', 'other'])
export type DeletionReason = z.output<typeof DeletionReason>

/** A request to delete the account; the days are working days of the shop's clock. */
export const Deletion = z.strictObject({
  status: z.enum(DELETION_STATES),
  reason: DeletionReason,
  submitted_at: Instant,
  /** When it will be done at the latest: 7 working days after `submitted_at` */
  due_at: Instant,
  deleted_at: Instant.nullable(),
})
export type Deletion = z.output<typeof Deletion>

/** What prevents the deletion, and what would be lost. */
export const DeletionCheck = z.strictObject({
  /** open orders and ongoing after-sales requests; above 0 the account can't be deleted */
  unfinished_orders: z.int().min(0),
  unfinished_after_sales: z.int().min(0),
  points: z.int().min(0),
  unused_vouchers: z.int().min(0),
  working_days_min: z.int().min(1),
  working_days_max: z.int().min(1),
  /** The ongoing request, or null. */
  deletion: Deletion.nullable(),
})
export type DeletionCheck = z.output<typeof DeletionCheck>

export const deletionContract = defineContract({
  check: {
    ...memberGet,
    path: '/member/deletion/check',
    source: assumed,
    summary: 'What stands in the way of deleting the account, what would be lost, and a request under way',
    data: DeletionCheck,
    errors: [],
  },
  submit: {
    ...memberPost,
    path: '/member/deletion/submit',
    source: assumed,
    repeatable: true,
    summary: 'Asks for the account to be deleted; asking again while one is under way changes nothing',
    body: z.strictObject({
      reason: DeletionReason,
      detail: MultiLineText.max(LIMITS.deletionDetailMax).optional(),
      consequences_accepted: z.literal(true),
    }),
    data: Deletion,
    errors: ['UNFINISHED_ORDERS'],
  },
})
