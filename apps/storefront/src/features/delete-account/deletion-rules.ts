import type { DeletionReason } from '@nusaria/contracts/deletion'
import { LIMITS } from '@nusaria/contracts/limits'

/** In the order they are offered (spec section 3). */
export const DELETION_REASONS: readonly DeletionReason[] = ['poor_experience', 'account_unused', 'app_unused', 'prefer_not_to_say', 'other']

/** What is chosen and typed; consent is given anew each time. */
export interface DeletionFormValues {
  readonly reason: DeletionReason | null
  readonly detail: string
}

export const EMPTY_DELETION_FORM: DeletionFormValues = { reason: null, detail: '' }

/** Keys of what is missing or wrong. */
export type DeletionProblem = 'reason' | 'detail' | 'consent'

/** What keeps the request from being sent; the first of them in the order of the page. */
export function deletionProblem({ reason, detail }: DeletionFormValues, consent: boolean): DeletionProblem | null {
  if (reason === null) return 'reason'
  if (reason === 'other' && detail.trim().length > LIMITS.deletionDetailMax) return 'detail'
  return consent ? null : 'consent'
}

/** What the call takes; the detail travels with "something else" alone. */
export function toDeletionBody(reason: DeletionReason, detail: string) {
  const said = reason === 'other' ? detail.trim() : ''
  return { reason, ...(said ? { detail: said } : {}), consequences_accepted: true as const }
}
