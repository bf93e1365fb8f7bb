import { Refused } from '../../support/client.ts'
import { NoAnswer } from '../../support/no-answer.ts'
import { StepFailed } from '../driver.ts'
import type { Failing } from '../failing.ts'

/** How a call failed; undefined when it didn't. Anything else that went wrong is thrown. */
function failingOf(error: unknown): Failing | undefined {
  if (error === undefined) return undefined
  if (error instanceof Refused) return error.error
  if (error instanceof NoAnswer) return error.how
  throw error
}

/** Holds a call's outcome against how the scenario says it fails, or against success. */
export async function answered(outcome: Promise<void>, fails: Failing | undefined): Promise<void> {
  const error = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (failingOf(error) === fails) return
  throw new StepFailed(error instanceof Error ? `${error.message}${fails ? `, not ${fails}` : ''}` : `It succeeded; ${fails} was expected`)
}
