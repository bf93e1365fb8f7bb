import type { Failure } from './failure.ts'

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** The failure in what a hook or an unwrapped mutation gives as its error, or undefined. */
export function failureOf(error: unknown): Failure | undefined {
  return isFailure(error) ? error : undefined
}
