import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useFailureText } from '../../shared/api/failure-text.ts'

/** What to say beside a code that was refused; null when it wasn't. */
export function useCodeError(failure: Failure | undefined): string | null {
  const text = useFailureText()
  return failure && failedWith(failure, 'CODE_INVALID') ? text(failure) : null
}
