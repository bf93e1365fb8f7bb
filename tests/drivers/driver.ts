import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import type { NoReplyReason } from '@nusaria/scenarios/dsl/fault-verbs'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import type { Verb, Verbs } from '@nusaria/scenarios/dsl/verbs'

/** Performs one verb, and checks the expected failure `fails`. */
export type Action<V extends Verb> = (args: Verbs[V], fails?: ExpectedFailure) => Promise<void>

/** The action of every verb; null where the verb has no meaning for the driver. A missing verb doesn't compile. */
export type Actions = { readonly [V in Verb]: Action<V> | null }

/** A way to replay a scenario: by calls, or in a browser. */
export interface Driver {
  readonly name: string
  readonly actions: Actions
  /** Creates the world and checks what the scenario needs. */
  begin(given: Given): Promise<void>
  end(): Promise<void>
}

/** A step did not have the expected outcome. */
export class StepFailedError extends Error {}

export function assertStep(condition: unknown, message: string): asserts condition {
  if (!condition) throw new StepFailedError(message)
}

/** How a step is expected to fail: by an error of the shop, or without a reply. */
export type ExpectedFailure = ErrorName | NoReplyReason

/** Whether no reply is expected. */
export const isNoReply = (failing: ExpectedFailure): failing is NoReplyReason => !(failing in ERRORS)
