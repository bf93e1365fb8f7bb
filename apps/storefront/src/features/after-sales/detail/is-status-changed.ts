import type { Failure } from '../../../shared/api/failure.ts'
import { failedWith } from '../../../shared/api/failure.ts'

/** Whether the shop refused because the request has moved on since the page was fetched. */
export function isStatusChanged(failure: Failure): boolean {
  return failedWith(
    failure,
    'AFTER_SALE_STATUS_MISMATCH',
    'AFTER_SALE_CANCEL_NOT_ALLOWED',
    'AFTER_SALE_REAPPLY_NOT_ALLOWED',
    'RETURN_DEADLINE_PAST',
    'AFTER_SALE_NOT_FOUND',
    'AFTER_SALE_UNAUTHORIZED',
  )
}
