import { describeStep } from '@nusaria/scenarios/dsl/describe-step'
import type { Scenario, Step } from '@nusaria/scenarios/dsl/scenario'
import { type Driver, declarationOf, StepFailedError } from './driver.ts'

export interface StepResult {
  /** The step in one line: `Shopper claims APP20 → VOUCHER_APP_EXCLUSIVE`. */
  readonly said: string
  readonly verdict: 'passed' | 'failed' | 'not applicable' | 'not reached'
  readonly why?: string
  readonly number?: StepFailedError['number']
  /** ms; undefined when nothing was done */
  readonly ms?: number
}

export interface Replay {
  readonly driver: string
  readonly steps: readonly StepResult[]
  /** `not applicable`: the story has no meaning for the driver. */
  readonly verdict: Exclude<StepResult['verdict'], 'not reached'>
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
type OnStep = (result: StepResult, index: number) => void | Promise<void>

/** Replays a scenario step by step, up to the first failure. */
export async function replay(
  scenario: Scenario,
  driver: Driver,
  onStep: OnStep = () => undefined,
  { until, keep, afterStep, atBegin, atEnd }: ReplayOptions = {},
): Promise<Replay> {
  const steps: StepResult[] = []
  const verdicts = () => steps.map(({ verdict }) => verdict)
  const report = async (result: StepResult) => {
    steps.push(result)
    await onStep(result, steps.length - 1)
  }
  const applicable = isApplicable(driver, scenario)
  try {
    if (applicable) {
      const begun = await outcomeOf(() => driver.begin(scenario.given, scenario.steps).then(atBegin))
      if (begun.verdict === 'failed') await report({ said: `Given ${JSON.stringify(scenario.given)}`, ...begun })
    }
    for (const [index, step] of scenario.steps.slice(0, until).entries()) {
      const said = describeStep(step)
      if (!applicable || !driver.acts(declarationOf(step))) await report({ said, verdict: 'not applicable' })
      else if (verdicts().includes('failed')) await report({ said, verdict: 'not reached' })
      else await report({ said, ...(await outcomeOf(() => driver.perform(step).then(() => afterStep?.(index)))) })
    }
    if (applicable) await atEnd?.()
  } finally {
    if (!keep) await driver.end()
  }
  const verdict = (['failed', 'passed'] as const).find((one) => verdicts().includes(one)) ?? 'not applicable'
  return { driver: driver.name, steps, verdict }
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

async function outcomeOf(act: () => Promise<unknown>): Promise<Omit<StepResult, 'said'>> {
  const startedAt = performance.now()
  const failure = await act().then(
    () => null,
    (error: unknown) => ({
      why: error instanceof Error ? error.message : String(error),
      ...(error instanceof StepFailedError && error.number && { number: error.number }),
    }),
  )
  return { verdict: failure ? 'failed' : 'passed', ...failure, ms: Math.round(performance.now() - startedAt) }
}
