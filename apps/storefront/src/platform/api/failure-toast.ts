import type { ErrorName } from '@nusaria/contracts/errors'
import { toast } from '../toast.ts'
import { type Failure, failedWith } from './failure.ts'
import { failureText } from './failure-text.ts'

/** Shows why a call failed, except for the errors that the page shows itself. */
export async function toastFailure(failure: Failure, shownByPage: readonly ErrorName[] = []): Promise<void> {
  if (failedWith(failure, ...shownByPage)) return
  const text = await failureText(failure)
  if (text) toast.error(text)
}
