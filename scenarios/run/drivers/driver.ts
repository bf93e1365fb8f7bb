import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import type { Declarations, VerbDeclaration } from '@nusaria/scenarios/dsl/declare'
import type { Given, Step } from '@nusaria/scenarios/dsl/scenario'
import type { NoReplyReason } from '@nusaria/scenarios/dsl/verbs/faults'
import { VERBS } from '@nusaria/scenarios/dsl/verbs/index'
import { RefusedError } from '../support/client.ts'
import { NoReplyError } from '../support/no-reply-error.ts'

/** A way to replay a scenario: by calls, or in a browser. */
export interface Driver {
  readonly name: string
  acts(declared: VerbDeclaration): boolean
  perform(step: Step): Promise<void>
  /** Creates the world that a story needs, and looks up in it what its steps compare with. */
  begin(given: Given, steps?: readonly Step[]): Promise<void>
  end(): Promise<void>
}

export const declarationOf = ({ by, verb }: Pick<Step, 'by' | 'verb'>): VerbDeclaration =>
  found((VERBS[by] as Declarations)[verb], `There is no verb ${by}.${verb}`)

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

export type ExpectedFailure = ErrorName | NoReplyReason

export const isError = (failure: string): failure is ErrorName => failure in ERRORS

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
    if (!(error instanceof RefusedError || error instanceof NoReplyError)) throw error
    const failure = error instanceof RefusedError ? error.error : error.reason
    return assertStep(failure === fails, `${error.message}${fails ? `, not ${fails}` : ''}`)
  }
  assertStep(fails === undefined, `It succeeded; ${fails} was expected`)
}
