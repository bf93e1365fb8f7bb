import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import type { Declarations, VerbDeclaration } from '@nusaria/scenarios/dsl/declare'
import { missingNeed, type Need } from '@nusaria/scenarios/dsl/needs'
import type { Given, Step } from '@nusaria/scenarios/dsl/scenario'
import type { NoReplyReason } from '@nusaria/scenarios/dsl/verbs/faults'
import { VERBS } from '@nusaria/scenarios/dsl/verbs/index'

/** A way to replay a scenario: by calls, or in a browser. */
export interface Driver {
  readonly name: string
  acts(declared: VerbDeclaration): boolean
  /** Performs a step and checks its outcome. */
  perform(step: Step): Promise<void>
  /** Creates the world and checks what the scenario needs. */
  begin(given: Given): Promise<void>
  end(): Promise<void>
}

export function declarationOf({ by, verb }: Pick<Step, 'by' | 'verb'>): VerbDeclaration {
  const declared = (VERBS[by] as Declarations)[verb]
  assertStep(declared, `There is no verb ${by}.${verb}`)
  return declared
}

/** The act of a step's verb. A driver without it fails the step: it must not pass because nothing was done. */
export function actOf<A>(acts: Readonly<Record<string, A>>, { by, verb }: Pick<Step, 'by' | 'verb'>): A {
  const act = acts[verb]
  assertStep(act, `This driver has no act for ${by}.${verb}`)
  return act
}

/** Whether each need of a verb is met. */
export type NeedChecks<C> = { readonly [N in Need]: (context: C) => boolean | Promise<boolean> }

/** Refuses a step at once when something is missing that it needs. */
export async function assertNeeds<C>(declared: VerbDeclaration, checks: NeedChecks<C>, context: C): Promise<void> {
  for (const need of declared.needs) assertStep(await checks[need](context), missingNeed(need))
}

/** A step did not have the expected outcome. */
export class StepFailedError extends Error {}

export function assertStep(condition: unknown, message: string): asserts condition {
  if (!condition) throw new StepFailedError(message)
}

/** How a step is expected to fail: by an error of the shop, or without a reply. */
export type ExpectedFailure = ErrorName | NoReplyReason

export const isNoReply = (failing: ExpectedFailure): failing is NoReplyReason => !(failing in ERRORS)

/** What a step saw in place of a number that the story gives. */
export class OtherNumberError extends StepFailedError {
  readonly expected: number
  readonly seen: number

  constructor(message: string, expected: number, seen: number) {
    super(message)
    this.expected = expected
    this.seen = seen
  }
}

/** The number is as the story says; undefined: the story says nothing about it. */
export function assertNumber(what: string, seen: number, expected: number | undefined): void {
  if (expected !== undefined && seen !== expected) throw new OtherNumberError(`${what} is ${seen}, not ${expected}`, expected, seen)
}
