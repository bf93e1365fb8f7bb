import { RefusedError } from '../../support/client.ts'
import { NoReplyError } from '../../support/no-reply-error.ts'
import { type ExpectedFailure, StepFailedError } from '../driver.ts'

/** How a call failed; undefined when it didn't. Anything else that went wrong is thrown. */
function failureOf(error: unknown): ExpectedFailure | undefined {
  if (error === undefined) return undefined
  if (error instanceof RefusedError) return error.error
  if (error instanceof NoReplyError) return error.reason
  throw error
}

/** Holds a call's outcome against how the scenario says it fails, or against success. */
export async function assertOutcome(outcome: Promise<void>, fails: ExpectedFailure | undefined): Promise<void> {
  const error = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (failureOf(error) === fails) return
  throw new StepFailedError(
    error instanceof Error ? `${error.message}${fails ? `, not ${fails}` : ''}` : `It succeeded; ${fails} was expected`,
  )
}
