import type { Call } from './contract.ts'
import type { ErrorName } from './errors.ts'

/** The errors that a fault can simulate: those the call declares, that of an invalid request, and 401. */
export function faultableErrors({ errors, invalid = 'INVALID_PARAMETER' }: Pick<Call, 'errors' | 'invalid'>): readonly ErrorName[] {
  return [...new Set<ErrorName>([...errors, invalid, 'SESSION_EXPIRED'])]
}
