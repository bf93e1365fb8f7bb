import type { Scenario, Step } from '@nusaria/scenarios/dsl/scenario'
import type { Act, Driver } from './driver.ts'

export type Verdict = 'passed' | 'failed' | 'not applicable' | 'not reached'

export interface StepResult {
  /** The step in one line: `shopper claims {"coupon":"APP20"} fails VOUCHER_APP_EXCLUSIVE`. */
  readonly said: string
  readonly verdict: Verdict
  readonly why?: string
}

export interface Replay {
  readonly driver: string
  readonly steps: readonly StepResult[]
  /** `not applicable`: no step of it has a meaning at this depth. */
  readonly verdict: Exclude<Verdict, 'not reached'>
}

/** Replays a scenario step by step; after the first that fails, the rest is not reached. */
export async function replay(scenario: Scenario, driver: Driver, told: (result: StepResult) => void = () => undefined): Promise<Replay> {
  const steps: StepResult[] = []
  const tell = (result: StepResult) => {
    steps.push(result)
    told(result)
  }
  if (isBeyond(driver, scenario)) {
    for (const step of scenario.steps) tell({ said: inWords(step), verdict: 'not applicable' })
    return { driver: driver.name, steps, verdict: 'not applicable' }
  }
  try {
    const broken = await attempt(() => driver.begin(scenario.given))
    if (broken) tell({ said: `given ${JSON.stringify(scenario.given)}`, verdict: 'failed', why: broken })
    for (const step of scenario.steps) tell(await resultOf(step, driver, steps))
  } finally {
    await driver.end()
  }
  const verdicts = new Set(steps.map(({ verdict }) => verdict))
  return { driver: driver.name, steps, verdict: verdicts.has('failed') ? 'failed' : verdicts.has('passed') ? 'passed' : 'not applicable' }
}

/** A phone that is turned is no desktop, a call that no screen makes no browser's: at such a depth the story has no meaning at all. */
function isBeyond(driver: Driver, { steps }: Scenario): boolean {
  return steps.some(({ verb }) => (verb === 'turnsPhone' || verb === 'calls') && !driver.acts[verb])
}

async function resultOf(step: Step, driver: Driver, before: readonly StepResult[]): Promise<StepResult> {
  const said = inWords(step)
  const act = driver.acts[step.verb] as Act<typeof step.verb> | null
  if (!act) return { said, verdict: 'not applicable' }
  if (before.some(({ verdict }) => verdict === 'failed')) return { said, verdict: 'not reached' }
  const why = await attempt(() => act(step.args as never, step.fails))
  return why ? { said, verdict: 'failed', why } : { said, verdict: 'passed' }
}

/** Why something failed, or null. */
async function attempt(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** `looksAt` becomes "looks at"; the arguments follow as they are. */
export function inWords({ by, verb, args, fails }: Step): string {
  const verbWords = verb.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const values = Object.values(args).filter((value) => value !== undefined)
  const told = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return [by, verbWords, ...told, ...(fails ? [`→ ${fails}`] : [])].join(' ')
}
