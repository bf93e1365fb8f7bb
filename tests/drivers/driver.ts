import type { ErrorName } from '@nusaria/contracts/errors'
import type { Declarations, VerbDeclaration } from '@nusaria/scenarios/dsl/declare'
import { missingNeed, type Need } from '@nusaria/scenarios/dsl/needs'
import type { Given, Step } from '@nusaria/scenarios/dsl/scenario'
import type { NoReplyReason } from '@nusaria/scenarios/dsl/verbs/faults'
import { VERBS } from '@nusaria/scenarios/dsl/verbs/index'
import { RefusedError } from '../support/client.ts'
import { NoReplyError } from '../support/no-reply-error.ts'

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
  return found((VERBS[by] as Declarations)[verb], `There is no verb ${by}.${verb}`)
}

/** The act of a step's verb. A driver without it fails the step: it must not pass because nothing was done. */
export function actOf<A>(acts: Readonly<Record<string, A>>, { by, verb }: Pick<Step, 'by' | 'verb'>): A {
  return found(acts[verb], `This driver has no act for ${by}.${verb}`)
}

/** Whether each need of a verb is met. */
export type NeedChecks<C> = { readonly [N in Need]: (context: C) => boolean | Promise<boolean> }

/** Refuses a step at once when something is missing that it needs. */
export async function assertNeeds<C>(declared: VerbDeclaration, checks: NeedChecks<C>, context: C): Promise<void> {
  for (const need of declared.needs) assertStep(await checks[need](context), missingNeed(need))
}

/** A step did not have the expected outcome. */
export class StepFailedError extends Error {
  /** What it saw in place of a number that the story gives. */
  number?: { readonly expected: number; readonly seen: number }
}

export function assertStep(condition: unknown, message: string): asserts condition {
  if (!condition) throw new StepFailedError(message)
}

/** What must be there; else the step fails with the message. */
export function found<T>(value: T | null | undefined | '', message: string): T {
  assertStep(value, message)
  return value as T
}

/** How a step is expected to fail: by an error of the shop, or without a reply. */
export type ExpectedFailure = ErrorName | NoReplyReason

/** What is seen is as the story says; undefined: the story says nothing about it. */
export function assertSame(what: string, seen: unknown, expected: unknown): void {
  if (expected === undefined || seen === expected) return
  const failure = new StepFailedError(`${what} is ${seen}, not ${expected}`)
  if (typeof seen === 'number' && typeof expected === 'number') failure.number = { expected, seen }
  throw failure
}

/** A call has the expected failure, or succeeds. Other errors are thrown on. */
export async function assertOutcome(call: () => Promise<unknown>, fails: ExpectedFailure | undefined): Promise<void> {
  try {
    await call()
  } catch (error) {
    const failure = error instanceof RefusedError ? error.error : error instanceof NoReplyError ? error.reason : undefined
    if (failure === undefined) throw error
    assertStep(failure === fails, `${(error as Error).message}${fails ? `, not ${fails}` : ''}`)
    return
  }
  assertStep(fails === undefined, `It succeeded; ${fails} was expected`)
}
