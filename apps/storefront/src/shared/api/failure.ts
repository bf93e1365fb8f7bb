import type { ErrorName } from '@nusaria/contracts/errors'
import { ERRORS } from '@nusaria/contracts/errors'
import { failureOf } from './failure-of.ts'

/** Its own file, so that the first page doesn't bring the catalogue of errors along. */
export { failureOf } from './failure-of.ts'

/** Why a call was rejected. Plain data, so that it can live in the store. */
export type Failure =
  /** The shop said no, with a code of the catalogue or one it doesn't know. */
  | {
      readonly kind: 'business'
      readonly code: number
      readonly msg: string
      readonly field: string | null
      readonly params: Readonly<Record<string, string | number>>
    }
  /** Not logged in, or no longer. The session-expired flow has begun. */
  | { readonly kind: 'session' }
  /** No answer within the time-out, or none at all; or one that isn't an envelope. */
  | { readonly kind: 'timeout' | 'network' | 'malformed' }
  /** The service is down for now (HTTP 503). */
  | { readonly kind: 'unavailable' }
  /** The request or the reply breaks its contract (development and tests alone). */
  | { readonly kind: 'contract'; readonly call: string; readonly issues: readonly string[] }

/** How many tries the shop says are left; null where it doesn't say. */
export function triesLeft(failure: Failure | null | undefined): number | null {
  return failure?.kind === 'business' && typeof failure.params.left === 'number' ? failure.params.left : null
}

/** Whether a call was refused with one of these errors. */
export function failedWith(error: unknown, ...names: ErrorName[]): boolean {
  const failure = failureOf(error)
  return failure?.kind === 'business' && names.some((name) => ERRORS[name].code === failure.code)
}
