import type { ErrorName } from '@nusaria/contracts/errors'
import type { FailDetail } from './context.ts'

/** Ends a request with an error's envelope. */
export class CallError extends Error {
  readonly error: ErrorName
  readonly detail: FailDetail

  constructor(error: ErrorName, detail: FailDetail = {}) {
    super(error)
    this.name = 'Failure'
    this.error = error
    this.detail = detail
  }
}
