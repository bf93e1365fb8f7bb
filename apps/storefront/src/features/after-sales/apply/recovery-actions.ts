import type { ErrorName } from '@nusaria/contracts/errors'
import type { Failure } from '../../../shared/api/failure.ts'
import { isOutcomeUnknown } from '../../../shared/submission/submit.ts'
import { errorNameOf, failureParam } from './error-target.ts'

/**
 * What the shopper can do about a refusal. `request`: open the one that has the pieces, or that is asked for once more. `refresh`: ask what
 * can be asked for anew. `fill`: go to the part that lacks something. `dropPicture`: take out the one that doesn't do. `contact`: customer service.
 */
export type RecoveryAction = 'again' | 'refresh' | 'fill' | 'dropPicture' | 'request' | 'requests' | 'order' | 'orders' | 'contact'

const RECOVERY_ACTIONS: Readonly<Partial<Record<ErrorName, readonly RecoveryAction[]>>> = {
  ORDER_NOT_FOUND: ['orders'],
  ORDER_UNAUTHORIZED: ['orders'],
  ORDER_STATUS_MISMATCH: ['refresh', 'order'],
  ORDER_PARAMETER_INVALID: ['refresh', 'contact'],
  AFTER_SALE_NOT_FOUND: ['requests'],
  AFTER_SALE_UNAUTHORIZED: ['requests'],
  AFTER_SALE_REAPPLY_NOT_ALLOWED: ['request', 'contact'],
  AFTER_SALE_EXISTS: ['request', 'refresh'],
  AFTER_SALE_ONGOING: ['request', 'refresh'],
  AFTER_SALE_DEADLINE_PAST: ['order', 'contact'],
  AFTER_SALE_LIMIT: ['requests', 'contact'],
  AFTER_SALE_QUANTITY: ['refresh'],
  AFTER_SALE_TYPE_UNSUPPORTED: ['fill', 'refresh'],
  AFTER_SALE_REASON_REQUIRED: ['fill'],
  AFTER_SALE_AMOUNT: ['again'],
  EVIDENCE_INVALID: ['dropPicture'],
  REFUND_ACCOUNT_REQUIRED: ['fill'],
}

/** The next steps a failure of the form leaves, the likeliest first. `afterSaleNo`: the request that is asked for once more. */
export function recoveryActions(failure: Failure, afterSaleNo: string | null): readonly RecoveryAction[] {
  if (isOutcomeUnknown(failure)) return ['again']
  const name = errorNameOf(failure)
  const ways = (name && RECOVERY_ACTIONS[name]) ?? ['again']
  const knows = failureParam(failure, 'after_sale_no') !== undefined || afterSaleNo !== null
  return knows ? ways : ways.map((way) => (way === 'request' ? 'requests' : way))
}
