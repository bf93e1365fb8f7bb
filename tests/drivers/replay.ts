import { describeStep } from '@nusaria/scenarios/dsl/describe-step'
import type { Scenario, Step } from '@nusaria/scenarios/dsl/scenario'
import type { Action, Driver } from './driver.ts'

export type Verdict = 'passed' | 'failed' | 'not applicable' | 'not reached'

export interface StepResult {
  /** The step in one line: `Shopper claims APP20 → VOUCHER_APP_EXCLUSIVE`. */
  readonly said: string
  readonly verdict: Verdict
  readonly why?: string
  /** ms that it took; undefined where nothing was done. */
  readonly ms?: number
}

export interface Replay {
  readonly driver: string
  readonly steps: readonly StepResult[]
  /** `not applicable`: no step of it has a meaning at this depth. */
  readonly verdict: Exclude<Verdict, 'not reached'>
}

export interface ReplayOptions {
  /** The story is told as far as this step, counted from one; all of it unless told. */
  readonly until?: number
  /** The world, and whatever else the driver holds, stays. */
  readonly keep?: boolean
  /** After a step that passed, whose index this is: what is wrong all the same fails it. */
  readonly afterStep?: (index: number) => Promise<void>
  /** Once the last step is done, before the world goes. */
  readonly atEnd?: () => Promise<void>
}

/** Hears of each step as it is over, before the next one begins. */
export type OnStep = (result: StepResult, index: number) => void | Promise<void>

/** Replays a scenario step by step; after the first that fails, the rest is not reached. */
export async function replay(scenario: Scenario, driver: Driver, told: OnStep = () => undefined, how: ReplayOptions = {}): Promise<Replay> {
  const steps: StepResult[] = []
  const tell = async (result: StepResult) => {
    steps.push(result)
    await told(result, steps.length - 1)
  }
  if (isNotApplicable(driver, scenario)) {
    for (const step of scenario.steps) await tell({ said: describeStep(step), verdict: 'not applicable' })
    return { driver: driver.name, steps, verdict: 'not applicable' }
  }
  try {
    const broken = await failureOf(() => driver.begin(scenario.given))
    if (broken) await tell({ said: `Given ${JSON.stringify(scenario.given)}`, verdict: 'failed', why: broken })
    for (const [index, step] of scenario.steps.slice(0, how.until).entries()) await tell(await runStep(step, index, driver, steps, how))
    await how.atEnd?.()
  } finally {
    if (!how.keep) await driver.end()
  }
  const verdicts = new Set(steps.map(({ verdict }) => verdict))
  return { driver: driver.name, steps, verdict: verdicts.has('failed') ? 'failed' : verdicts.has('passed') ? 'passed' : 'not applicable' }
}

/** A phone that is turned is no desktop, a call that no screen makes no browser's: at such a depth the story has no meaning at all. */
function isNotApplicable(driver: Driver, { steps }: Scenario): boolean {
  return steps.some(({ verb }) => (verb === 'turnsPhone' || verb === 'calls') && !driver.actions[verb])
}

async function runStep(
  step: Step,
  index: number,
  driver: Driver,
  before: readonly StepResult[],
  { afterStep }: ReplayOptions,
): Promise<StepResult> {
  const said = describeStep(step)
  const act = driver.actions[step.verb] as Action<typeof step.verb> | null
  if (!act) return { said, verdict: 'not applicable' }
  if (before.some(({ verdict }) => verdict === 'failed')) return { said, verdict: 'not reached' }
  const begun = performance.now()
  const why = await failureOf(async () => {
    await act(step.args as never, step.fails ?? step.noReply)
    await afterStep?.(index)
  })
  const ms = Math.round(performance.now() - begun)
  return why ? { said, verdict: 'failed', why, ms } : { said, verdict: 'passed', ms }
}

/** Why something failed, or null. */
async function failureOf(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
