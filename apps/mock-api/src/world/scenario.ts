import type { WorldCtx } from '../kernel/ctx.ts'

/** What a scenario may do to a world before its first request. */
export interface ScenarioCtx extends WorldCtx {
  /** Fills a seeded member's records now. */
  touch(member_no: string): void
}

/** A named beginning of a world. */
export interface WorldScenario {
  readonly name: string
  readonly title: string
  /** What it stands for: call names, error names, screens. */
  readonly covers: readonly string[]
  prepare?(ctx: ScenarioCtx): void
}
