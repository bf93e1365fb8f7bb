import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describeGiven, describeStep } from '@nusaria/scenarios/dsl/describe-step'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import type { Driver } from '../drivers/driver.ts'
import { type ReplayOptions, replay, type StepResult } from '../drivers/replay.ts'
import type { Outcome, RunEvent, RunInfo, StepCall, StepOutcome } from '../report/outcome.ts'
import type { WorldControl } from '../support/control.ts'

/** Traces of single steps. */
export interface StepTracer {
  start(): Promise<void>
  /** Writes what happened since the last time. */
  save(file: string): Promise<void>
  stop(): Promise<void>
}

/** A driver for one story, with its world and what a browser adds. */
export interface StoryRunner {
  readonly driver: Driver
  /** The world, once the story has begun. */
  world(): WorldControl
  /** An additional check after each step. */
  readonly afterStep?: ReplayOptions['afterStep']
  /** The screen after a step, while recording. */
  readonly screen?: () => Promise<Screen | null>
  /** Takes a screenshot, of the whole page or of what is in view. */
  readonly takeScreenshot?: (file: string, whole: boolean) => Promise<void>
  /** The failure of a step in plain words. */
  readonly explain?: (why: string) => Promise<string>
  readonly tracer?: StepTracer
}

export interface RunOptions {
  readonly until?: number
  readonly keep?: boolean
  /** Folder of screenshots and traces; nothing is collected without it. */
  readonly folder?: string
  readonly onEvent: (event: RunEvent) => void
}

/** A story and how it runs. */
export function runInfoOf(
  name: string,
  story: Scenario,
  how: Pick<RunInfo, 'driver' | 'layout' | 'language' | 'under' | 'repeat'>,
): RunInfo {
  return { name, title: story.title, given: describeGiven(story.given), covers: story.covers, ...how }
}

/** The step ran. */
const isDone = ({ verdict }: StepOutcome) => verdict === 'passed' || verdict === 'failed'

/** Collects what a report shows of each step, in a folder. */
class Collector {
  readonly #runner: StoryRunner
  readonly #folder: string
  readonly #base: string
  /** Number of the journal's last request. */
  #last = 0

  constructor(runner: StoryRunner, folder: string, { name, layout, under, repeat }: RunInfo) {
    this.#runner = runner
    this.#folder = folder
    this.#base = [name.replaceAll('/', '--'), layout, under, repeat].filter(Boolean).join('--')
  }

  /** The calls since the last time. */
  async calls(): Promise<StepCall[]> {
    const lines = await this.#runner.world().journal(this.#last)
    this.#last = lines.at(-1)?.seq ?? this.#last
    return lines.map(({ call, method, path, http, code, ms, fault }) => ({
      name: call ?? `${method} ${path}`,
      http,
      code,
      ms: Math.round(ms),
      ...(fault !== undefined && { fault }),
    }))
  }

  async of({ verdict }: StepResult, index: number): Promise<Partial<StepOutcome>> {
    const { takeScreenshot, tracer } = this.#runner
    // A page that doesn't answer any more has no screenshot.
    const picture = takeScreenshot && (await this.#write('pictures', index, 'jpg', (file) => takeScreenshot(file, verdict === 'failed')))
    const trace = tracer && (await this.#write('traces', index, 'zip', tracer.save))
    return { calls: await this.calls(), ...(picture && { picture }), ...(trace && { trace }) }
  }

  async #write(kind: string, index: number, ending: string, write: (file: string) => Promise<void>): Promise<string | undefined> {
    const file = `${kind}/${this.#base}/${index + 1}.${ending}`
    mkdirSync(join(this.#folder, kind, this.#base), { recursive: true })
    return write(join(this.#folder, file)).then(
      () => file,
      () => undefined,
    )
  }
}

/** Runs a story and reports its events. */
export async function runStory(
  info: RunInfo,
  story: Scenario,
  runner: StoryRunner,
  { until, keep, folder, onEvent }: RunOptions,
): Promise<Outcome> {
  const startedAt = performance.now()
  const collector = folder === undefined ? undefined : new Collector(runner, folder, info)
  const { driver, tracer } = runner
  onEvent({ event: 'begin', ...info, steps: story.steps.map(describeStep) })
  const steps: StepOutcome[] = []
  let journal: Outcome['journal']
  let world: string | undefined
  let begun = false
  const { verdict } = await replay(
    story,
    driver,
    async (result, index) => {
      const why = result.why && runner.explain ? { why: await runner.explain(result.why) } : {}
      const found = begun && isDone(result) ? await collector?.of(result, index) : {}
      const screen = begun && runner.screen && isDone(result) ? { screen: await runner.screen() } : {}
      const step = { ...result, ...why, ...screen, ...found }
      steps.push(step)
      onEvent({ event: 'step', name: info.name, index, ...step })
    },
    {
      ...(until !== undefined && { until }),
      ...(keep !== undefined && { keep }),
      ...(runner.afterStep && { afterStep: runner.afterStep }),
      atBegin: async () => {
        begun = true
        await tracer?.start()
        // What made the given world belongs to no step.
        await collector?.calls()
      },
      atEnd: async () => {
        if (!begun) return
        await tracer?.stop()
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
