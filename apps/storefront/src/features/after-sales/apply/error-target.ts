import type { ErrorName } from '@nusaria/contracts/errors'
import { errorOfCode } from '@nusaria/contracts/errors'
import type { Failure } from '../../../shared/api/failure.ts'

/** The parts of the form, in their order on the page; `send` is what concerns the request as a whole. */
export type ErrorTarget = 'lines' | 'type' | 'reason' | 'description' | 'pictures' | 'target' | 'total' | 'send'

const ERROR_TARGETS: Readonly<Partial<Record<ErrorName, ErrorTarget>>> = {
  AFTER_SALE_EXISTS: 'lines',
  AFTER_SALE_ONGOING: 'lines',
  AFTER_SALE_QUANTITY: 'lines',
  AFTER_SALE_TYPE_UNSUPPORTED: 'type',
  AFTER_SALE_REASON_REQUIRED: 'reason',
  EVIDENCE_INVALID: 'pictures',
  REFUND_ACCOUNT_REQUIRED: 'target',
  AFTER_SALE_AMOUNT: 'total',
}

/** The error of the catalogue that a failure is, if it is one. */
export function errorNameOf(failure: Failure): ErrorName | undefined {
  return failure.kind === 'business' ? errorOfCode(failure.code)?.name : undefined
}

/** Beside what a refusal of the request belongs. */
export function errorTargetOf(failure: Failure): ErrorTarget {
  const name = errorNameOf(failure)
  if (name === 'AFTER_SALE_REASON_REQUIRED' && failure.kind === 'business' && failure.field === 'description') return 'description'
  return (name && ERROR_TARGETS[name]) ?? 'send'
}

/** What of a refusal names something: the request that has the pieces, the picture that doesn't do. */
export function failureParam(failure: Failure, what: 'after_sale_no' | 'picture_id'): string | undefined {
  const value = failure.kind === 'business' ? failure.params[what] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
