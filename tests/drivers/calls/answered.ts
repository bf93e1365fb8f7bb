import type { ErrorName } from '@nusaria/contracts/errors'
import { Refused } from '../../support/client.ts'
import { StepFailed } from '../driver.ts'

/** Holds a call's outcome against the error the scenario names, or against success. */
export async function answered(outcome: Promise<void>, fails: ErrorName | undefined): Promise<void> {
  const error = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error !== undefined && !(error instanceof Refused)) throw error
  if (error?.error === fails) return
  throw new StepFailed(error ? `${error.message}${fails ? `, not ${fails}` : ''}` : `It succeeded; ${fails} was expected`)
}
