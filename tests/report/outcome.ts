import type { Language } from '@nusaria/contracts/headers'
import type { Layout } from '@nusaria/scenarios/coverage/reach'
import type { Replay, StepResult } from '../drivers/replay.ts'

export const DRIVERS = ['engine', 'http', 'browser'] as const
export type DriverName = (typeof DRIVERS)[number]

/** A step and what it left to look at. */
export interface StepOutcome extends StepResult {
  /** The file of the picture taken after it, below the run's folder. */
  readonly picture?: string
}

/** What is told of a story before its first step. */
export interface RunInfo {
  readonly name: string
  readonly title: string
  /** What it begins with, one line a fact. */
  readonly given: readonly string[]
  /** The errors it reaches, and else what it is said to cover. */
  readonly covers: readonly string[]
  readonly driver: DriverName
  /** Of the browser. */
  readonly layout?: Layout
  readonly language?: Language
  /** Which of several repeats, from one. */
  readonly repeat: number
}

/** A story, told once. */
export interface Outcome extends RunInfo {
  readonly verdict: Replay['verdict']
  /** Why it has no meaning at this depth, or what else went wrong than a step. */
  readonly why?: string
  readonly steps: readonly StepOutcome[]
  /** Calls that the world's journal holds, and those among them that broke their contract. */
  readonly journal?: { readonly calls: number; readonly violations: readonly string[] }
  readonly ms: number
  /** The world it was told in, where that stays. */
  readonly world?: string
}

/** What happens in a run, in order; one JSON a line of `--json`. */
export type RunEvent =
  | ({ readonly event: 'begin'; readonly steps: readonly string[] } & RunInfo)
  | ({ readonly event: 'step'; readonly name: string; readonly index: number } & StepOutcome)
  | ({ readonly event: 'end' } & Omit<Outcome, 'steps'>)
  | { readonly event: 'sum'; readonly passed: number; readonly failed: number; readonly notApplicable: number; readonly report?: string }

/** How many of each verdict. */
export function countVerdicts(outcomes: readonly Pick<Outcome, 'verdict'>[]) {
  const of = (verdict: Outcome['verdict']) => outcomes.filter((one) => one.verdict === verdict).length
  return { passed: of('passed'), failed: of('failed'), notApplicable: of('not applicable') }
}
