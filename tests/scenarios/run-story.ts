import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describeGiven, describeStep } from '@nusaria/scenarios/dsl/describe-step'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import type { Driver } from '../drivers/driver.ts'
import { type ReplayOptions, replay } from '../drivers/replay.ts'
import type { Outcome, RunEvent, RunInfo, StepOutcome } from '../report/outcome.ts'
import type { WorldControl } from '../support/control.ts'

/** A driver for one story, with its world and screenshots. */
export interface StoryRunner {
  readonly driver: Driver
  /** The world, once the story has begun. */
  world(): WorldControl
  /** An additional check after each step. */
  readonly afterStep?: ReplayOptions['afterStep']
  /** The screen after a step, while recording. */
  readonly screen?: () => Promise<Screen | null>
  /** Takes a screenshot. */
  readonly takeScreenshot?: (file: string) => Promise<void>
}

export interface RunOptions {
  readonly until?: number
  readonly keep?: boolean
  /** Folder of the screenshots; none are taken without it. */
  readonly folder?: string
  readonly onEvent: (event: RunEvent) => void
}

/** A story and how it runs. */
export function runInfoOf(name: string, story: Scenario, how: Pick<RunInfo, 'driver' | 'layout' | 'language' | 'repeat'>): RunInfo {
  return { name, title: story.title, given: describeGiven(story.given), covers: story.covers, ...how }
}

/** The step ran. */
const isDone = ({ verdict }: StepOutcome) => verdict === 'passed' || verdict === 'failed'

/** Runs a story and reports its events. */
export async function runStory(
  info: RunInfo,
  story: Scenario,
  runner: StoryRunner,
  { until, keep, folder, onEvent }: RunOptions,
): Promise<Outcome> {
  const startedAt = performance.now()
  const pictures = `pictures/${[info.name.replaceAll('/', '--'), info.layout, info.repeat].filter(Boolean).join('--')}`
  const takes = folder !== undefined && runner.takeScreenshot
  if (takes) mkdirSync(join(folder, pictures), { recursive: true })
  onEvent({ event: 'begin', ...info, steps: story.steps.map(describeStep) })
  const steps: StepOutcome[] = []
  let journal: Outcome['journal']
  let world: string | undefined
  const { verdict } = await replay(
    story,
    runner.driver,
    async (result, index) => {
      const picture = `${pictures}/${index + 1}.jpg`
      const taken =
        takes &&
        isDone(result) &&
        (await runner.takeScreenshot?.(join(folder, picture)).then(
          () => true,
          () => false,
        ))
      const screen = runner.screen && isDone(result) ? { screen: await runner.screen() } : {}
      const step = { ...result, ...screen, ...(taken && { picture }) }
      steps.push(step)
      onEvent({ event: 'step', name: info.name, index, ...step })
    },
    {
      ...(until !== undefined && { until }),
      ...(keep !== undefined && { keep }),
      ...(runner.afterStep && { afterStep: runner.afterStep }),
      atEnd: async () => {
        if (keep) world = runner.world().id
        const lines = await runner.world().journal()
        const violations = lines.flatMap(({ method, path, violations }) => violations.map((violation) => `${method} ${path}: ${violation}`))
        journal = { calls: lines.length, violations, transitions: await runner.world().transitions() }
      },
    },
  )
  const broken = journal?.violations.length
    ? { verdict: 'failed' as const, why: `Contracts were broken: ${journal.violations[0]}` }
    : { verdict }
  const ms = Math.round(performance.now() - startedAt)
  const { steps: _steps, ...end } = { ...info, ...broken, steps, ms, ...(journal && { journal }), ...(world !== undefined && { world }) }
  onEvent({ event: 'end', ...end })
  return { ...end, steps }
}
