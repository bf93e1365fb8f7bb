import type { ErrorName } from '@nusaria/contracts/errors'
import { ERRORS } from '@nusaria/contracts/errors'

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
  /** The request or the reply breaks its contract (development and tests alone). */
  | { readonly kind: 'contract'; readonly call: string; readonly issues: readonly string[] }

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** The failure in what a hook or an unwrapped mutation gives as its error, or undefined. */
export function failureOf(error: unknown): Failure | undefined {
  return isFailure(error) ? error : undefined
}

/** Whether a call was refused with one of these errors. */
export function failedWith(error: unknown, ...names: ErrorName[]): boolean {
  const failure = failureOf(error)
  return failure?.kind === 'business' && names.some((name) => ERRORS[name].code === failure.code)
}
