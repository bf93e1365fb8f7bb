import { describeStep } from '@nusaria/scenarios/dsl/describe-step'
import type { Scenario, Step } from '@nusaria/scenarios/dsl/scenario'
import { type Driver, declarationOf, StepFailedError } from './driver.ts'

export type Verdict = 'passed' | 'failed' | 'not applicable' | 'not reached'

export interface StepResult {
  /** The step in one line: `Shopper claims APP20 → VOUCHER_APP_EXCLUSIVE`. */
  readonly said: string
  readonly verdict: Verdict
  readonly why?: string
  readonly number?: StepFailedError['number']
  /** ms; undefined when nothing was done */
  readonly ms?: number
}

export interface Replay {
  readonly driver: string
  readonly steps: readonly StepResult[]
  /** `not applicable`: the story has no meaning for the driver. */
  readonly verdict: Exclude<Verdict, 'not reached'>
}

export interface ReplayOptions {
  /** Stop after this step, counted from 1. */
  readonly until?: number
  /** Keep the world and the driver's session. */
  readonly keep?: boolean
  /** Runs after a passed step, by its index; an error fails the step. */
  readonly afterStep?: (index: number) => Promise<void>
  /** Runs once the world is made. */
  readonly atBegin?: () => Promise<void>
  /** Runs after the last step, before the world is removed. */
  readonly atEnd?: () => Promise<void>
}

/** Called after each step, before the next one. */
export type OnStep = (result: StepResult, index: number) => void | Promise<void>

/** Replays a scenario step by step, up to the first failure. */
export async function replay(
  scenario: Scenario,
  driver: Driver,
  onStep: OnStep = () => undefined,
  how: ReplayOptions = {},
): Promise<Replay> {
  const steps: StepResult[] = []
  const report = async (result: StepResult) => {
    steps.push(result)
    await onStep(result, steps.length - 1)
  }
  if (!isApplicable(driver, scenario)) {
    for (const step of scenario.steps) await report({ said: describeStep(step), verdict: 'not applicable' })
    return { driver: driver.name, steps, verdict: 'not applicable' }
  }
  try {
    const broken = await failureOf(async () => {
      await driver.begin(scenario.given)
      await how.atBegin?.()
    })
    if (broken) await report({ said: `Given ${JSON.stringify(scenario.given)}`, verdict: 'failed', ...broken })
    for (const [index, step] of scenario.steps.slice(0, how.until).entries()) await report(await runStep(step, index, driver, steps, how))
    await how.atEnd?.()
  } finally {
    if (!how.keep) await driver.end()
  }
  const verdicts = new Set(steps.map(({ verdict }) => verdict))
  return { driver: driver.name, steps, verdict: verdicts.has('failed') ? 'failed' : verdicts.has('passed') ? 'passed' : 'not applicable' }
}

/**
 * Whether a story has a meaning for a driver: it performs a step beyond signing in the other device, and can turn a phone or make calls
 * without a screen where the story is about that.
 */
export function isApplicable(driver: Pick<Driver, 'acts'>, { steps }: Scenario): boolean {
  const performs = (step: Step) => driver.acts(declarationOf(step))
  const lacks = (step: Step) => ['phone', 'calls'].includes(declarationOf(step).only ?? '') && !performs(step)
  return steps.some((step) => step.verb !== 'signsIn' && performs(step)) && !steps.some(lacks)
}

async function runStep(
  step: Step,
  index: number,
  driver: Driver,
  before: readonly StepResult[],
  { afterStep }: ReplayOptions,
): Promise<StepResult> {
  const said = describeStep(step)
  if (!driver.acts(declarationOf(step))) return { said, verdict: 'not applicable' }
  if (before.some(({ verdict }) => verdict === 'failed')) return { said, verdict: 'not reached' }
  const startedAt = performance.now()
  const failure = await failureOf(async () => {
    await driver.perform(step)
    await afterStep?.(index)
  })
  const ms = Math.round(performance.now() - startedAt)
  return failure ? { said, verdict: 'failed', ...failure, ms } : { said, verdict: 'passed', ms }
}

/** The reason of a failure, or null. */
async function failureOf(act: () => Promise<unknown>): Promise<(Pick<StepResult, 'number'> & { readonly why: string }) | null> {
  try {
    await act()
    return null
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return error instanceof StepFailedError && error.number ? { why, number: error.number } : { why }
  }
}
