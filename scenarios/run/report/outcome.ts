import type { Language } from '@nusaria/contracts/headers'
import type { ConditionName } from '@nusaria/scenarios/conditions'
import type { Layout } from '@nusaria/scenarios/coverage/run-plan'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import type { Replay, StepResult } from '../drivers/replay.ts'

export const DRIVERS = ['engine', 'http', 'browser'] as const
export type DriverName = (typeof DRIVERS)[number]

/** A call made during a step, from the world's journal. */
export interface StepCall {
  /** `cart.add`, or method and path where no call has them */
  readonly name: string
  readonly http: number
  /** of the envelope; null for a reply without one */
  readonly code: number | null
  readonly ms: number
  readonly fault?: string
}

/** A step, and what it left behind for the report. Paths are relative to the run's folder. */
export interface StepOutcome extends StepResult {
  /** The screenshot after the step: of the whole page where it failed. */
  readonly picture?: string
  /** The step's Playwright trace. */
  readonly trace?: string
  /** The calls made since the step before, on any device. */
  readonly calls?: readonly StepCall[]
  /** The screen after the step, while recording; null outside the shop. */
  readonly screen?: Screen | null
}

/** A story and how it runs. */
export interface RunInfo {
  readonly name: string
  readonly title: string
  /** The given world, one line per fact. */
  readonly given: readonly string[]
  /** The expected errors. */
  readonly covers: readonly string[]
  readonly driver: DriverName
  /** in a browser */
  readonly layout?: Layout
  readonly language?: Language
  readonly under?: ConditionName
  /** number of the repeat, from 1 */
  readonly repeat: number
}

/** The outcome of one run of a story. */
export interface Outcome extends RunInfo {
  readonly verdict: Replay['verdict']
  /** Why it is not applicable, or what failed besides a step. */
  readonly why?: string
  readonly steps: readonly StepOutcome[]
  /** Number of calls in the world's journal, the contract violations and the transitions. */
  readonly journal?: {
    readonly calls: number
    readonly violations: readonly string[]
    /** Each once, sorted. */
    readonly transitions: readonly string[]
  }
  readonly ms: number
  /** The world, when it is kept. */
  readonly world?: string
}

/** An event of a run; one line of `--json`. */
export type RunEvent =
  | ({ readonly event: 'begin'; readonly steps: readonly string[] } & RunInfo)
  | ({ readonly event: 'step'; readonly name: string; readonly index: number } & StepOutcome)
  | ({ readonly event: 'end' } & Omit<Outcome, 'steps'>)
  | {
      readonly event: 'sum'
      readonly passed: number
      readonly failed: number
      readonly notApplicable: number
      /** The report and the first failed step's trace, as paths from the working folder. */
      readonly report?: string
      readonly trace?: string
      /** After several rounds: the stories that failed, and the number of rounds. */
      readonly failures?: readonly StoryFailures[]
      readonly rounds?: number
    }

/** Counts by verdict. */
export function countVerdicts(outcomes: readonly Pick<Outcome, 'verdict'>[]) {
  const of = (verdict: Outcome['verdict']) => outcomes.filter((one) => one.verdict === verdict).length
  return { passed: of('passed'), failed: of('failed'), notApplicable: of('not applicable') }
}

/** How often a story failed in several rounds. */
export interface StoryFailures {
  readonly name: string
  readonly layout?: Layout
  readonly under?: ConditionName
  readonly failed: number
  readonly of: number
  /** Each failed step with its reason, once. */
  readonly reasons: readonly string[]
}

function reasonOf({ steps, why = '' }: Outcome): string {
  const failed = steps.find(({ verdict }) => verdict === 'failed')
  return failed ? `${failed.said}: ${failed.why}` : why
}

/** The stories that failed at least once, the worst first. A story is counted apart on each layout. */
export function failuresByStory(outcomes: readonly Outcome[]): StoryFailures[] {
  const runs = new Map<string, Outcome[]>()
  for (const outcome of outcomes.filter(({ verdict }) => verdict !== 'not applicable')) {
    const key = `${outcome.name} ${outcome.layout} ${outcome.under}`
    runs.set(key, [...(runs.get(key) ?? []), outcome])
  }
  return [...runs.values()]
    .flatMap((all) => {
      const failed = all.filter(({ verdict }) => verdict === 'failed')
      const [first] = failed
      if (!first) return []
      const { name, layout, under } = first
      return [
        {
          name,
          ...(layout && { layout }),
          ...(under && { under }),
          failed: failed.length,
          of: all.length,
          reasons: [...new Set(failed.map(reasonOf))],
        },
      ]
    })
    .sort((one, other) => other.failed - one.failed)
}
