import { RefusedError } from '../../support/client.ts'
import { NoReplyError } from '../../support/no-reply-error.ts'
import { type ExpectedFailure, StepFailedError } from '../driver.ts'

/** The failure of a call; undefined for success. Throws any other error. */
function failureOf(error: unknown): ExpectedFailure | undefined {
  if (error === undefined) return undefined
  if (error instanceof RefusedError) return error.error
  if (error instanceof NoReplyError) return error.reason
  throw error
}

/** The outcome is the expected failure, or success. */
export async function assertOutcome(outcome: Promise<unknown>, fails: ExpectedFailure | undefined): Promise<void> {
  const error = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (failureOf(error) === fails) return
  throw new StepFailedError(
    error instanceof Error ? `${error.message}${fails ? `, not ${fails}` : ''}` : `It succeeded; ${fails} was expected`,
  )
}
