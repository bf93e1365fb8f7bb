import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { type Failure, toFailure } from './to-failure.ts'

/** In a separate file, so that the first page doesn't load the error catalogue. */
export type { CallResult, Failure } from './to-failure.ts'
export { toFailure, toResult } from './to-failure.ts'

/** The number of tries left, where the shop gives one; else null. */
export function triesLeft(failure: Failure | null | undefined): number | null {
  return failure?.kind === 'business' && typeof failure.params.left === 'number' ? failure.params.left : null
}

export function failedWith(error: unknown, ...names: ErrorName[]): boolean {
  const failure = toFailure(error)
  return failure?.kind === 'business' && names.some((name) => ERRORS[name].code === failure.code)
}
