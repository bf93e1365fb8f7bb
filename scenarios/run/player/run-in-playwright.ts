import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import { root } from '../../../scripts/lib/root.ts'
import { run } from '../../../scripts/lib/run.ts'
import { type Options, UsageError } from '../command-line/options.ts'
import type { Outcome, RunEvent } from '../report/outcome.ts'
import { notApplicableOutcome } from './run-in-process.ts'
import { notApplicableFor } from './runners.ts'

const CONFIG = 'scenarios/run/player/browser/playwright.config.ts'
/** Playwright's error when its server's port is taken. */
const TAKEN_PORT = /:(\d+)\S* is already used/

function argsOf({ layouts, workers, shard }: Options): string[] {
  const projects = layouts.map((layout) => `--project=${layout}`)
  return ['test', `--config=${CONFIG}`, `--workers=${workers}`, ...projects, ...(shard ? [`--shard=${shard.part}/${shard.of}`] : [])]
}

/** Stories that are not applicable on a layout, reported by the first shard alone. */
function notApplicable(stories: readonly (readonly [string, Scenario])[], options: Options, onEvent: (event: RunEvent) => void): Outcome[] {
  if (options.shard && options.shard.part > 1) return []
  return stories.flatMap(([name, story]) =>
    options.layouts.flatMap((layout) =>
      options.under.flatMap((under) => {
        const why = notApplicableFor([name, story], layout, under)
        const how = { driver: 'browser', layout, ...(under && { under }), repeat: 1 } as const
        return why ? [notApplicableOutcome(name, story, how, why, onEvent)] : []
      }),
    ),
  )
}

/** Runs stories in Playwright's runner: on several workers, and for one shard. */
export async function runInPlaywright(
  stories: readonly (readonly [string, Scenario])[],
  options: Options,
  folder: string | undefined,
  onEvent: (event: RunEvent) => void,
): Promise<Outcome[]> {
  const none = notApplicable(stories, options, onEvent)
  const kept = `${root}/.cache/runs`
  mkdirSync(kept, { recursive: true })
  const file = join(kept, `outcomes-${process.pid}.json`)
  const { repeat, seed, until, language, under, at, json, record, trace, blob, shard } = options
  const plan = {
    names: stories.map(([name]) => name),
    repeat,
    seed,
    until,
    language,
    under: under.map((name) => name ?? null),
    folder,
    record,
    trace,
  }
  const env = {
    NUSARIA_STORIES: JSON.stringify(plan),
    NUSARIA_OUTCOMES: file,
    ...(at && { NUSARIA_STORIES_AT: at }),
    ...(blob && { PLAYWRIGHT_BLOB_OUTPUT_FILE: resolve(blob, shard ? `report-${shard.part}.zip` : 'report.zip') }),
    ...(json && { NUSARIA_OUTCOMES_EVENTS: '1' }),
  }
  const status = await run('playwright', argsOf(options), { env })
  if (!existsSync(file)) throw new Error(`Playwright's runner ended with ${status} before it reported anything`)
  const { outcomes, errors } = JSON.parse(readFileSync(file, 'utf8')) as { outcomes: Outcome[]; errors: string[] }
  rmSync(file)
  const taken = errors.map((error) => TAKEN_PORT.exec(error)?.[1]).find((port) => port !== undefined)
  if (taken) throw new UsageError(`Port ${taken} is taken, perhaps by other tests: end them, or set NUSARIA_TEST_PORT to another port`)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return [...none, ...outcomes]
}
