import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import type { NoReplyReason } from '@nusaria/scenarios/dsl/fault-verbs'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import type { Verb, Verbs } from '@nusaria/scenarios/dsl/verbs'

/** How one verb is done. With `fails`, the shop is meant to refuse it so; the act itself sees to that. */
export type Action<V extends Verb> = (args: Verbs[V], fails?: ExpectedFailure) => Promise<void>

/** Every verb's translation; null where it has no meaning at this depth. A verb that is missing doesn't compile. */
export type Actions = { readonly [V in Verb]: Action<V> | null }

/** One way to replay a scenario: by calls, or as a person at a browser. */
export interface Driver {
  readonly name: string
  readonly actions: Actions
  /** Makes the world and sees that what the scenario relies on is so. */
  begin(given: Given): Promise<void>
  end(): Promise<void>
}

/** A step did not go as the scenario says. */
export class StepFailedError extends Error {}

export function assertStep(condition: unknown, message: string): asserts condition {
  if (!condition) throw new StepFailedError(message)
}

/** How a step is meant to fail: refused by one of the shop's errors, or without an answer. */
export type ExpectedFailure = ErrorName | NoReplyReason

/** Whether no answer is meant to come. */
export const isNoReply = (failing: ExpectedFailure): failing is NoReplyReason => !(failing in ERRORS)
