import { join, relative, resolve } from 'node:path'
import { coverageOf } from '@nusaria/scenarios/coverage/coverage'
import { scenarios } from '@nusaria/scenarios/index'
import { runInProcess } from '../player/run-in-process.ts'
import { runRecording } from '../player/run-recording.ts'
import { countVerdicts, failuresByStory, type Outcome } from '../report/outcome.ts'
import { writeReport } from '../report/write-report.ts'
import { controlHeaders } from '../support/control.ts'
import { coverageText } from './coverage-text.ts'
import { type Options, UsageError } from './options.ts'
import { createPrinter, type Printer } from './printer.ts'
import { isRecording, selectStories } from './select-stories.ts'
import { updateStories } from './update-stories.ts'
import { runOnce } from './watch.ts'
import { writeRecord } from './write-record.ts'

/** Exit status */
const FAILED = 1

/** How often `--update` runs the stories again. */
const MAX_UPDATES = 50

function list(): void {
  for (const [name, { title, covers }] of Object.entries(scenarios))
    console.log(`${name.padEnd(36)} ${title}${covers.length > 0 ? ` [${covers.join(', ')}]` : ''}`)
}

function coverage(): number {
  const result = coverageOf(scenarios)
  console.log(coverageText(result))
  return result.missing.length > 0 ? FAILED : 0
}

/** Several browser stories run in Playwright's runner; a single or a watched one runs in this process. */
function usesPlaywright(options: Options, count: number): boolean {
  const many =
    count * options.layouts.length * options.under.length * options.repeat > 1 || options.shard !== undefined || options.blob !== undefined
  return options.driver === 'browser' && many && !options.keep && !options.headed
}

async function runStories(selected: readonly string[], options: Options, folder: string | undefined, print: Printer): Promise<Outcome[]> {
  const names = selectStories(selected, Object.keys(scenarios))
  const stories = Object.entries(scenarios).filter(([name]) => names.includes(name))
  if (!usesPlaywright(options, names.length)) return runInProcess(stories, options, folder, print)
  // Playwright's runner is loaded only when needed.
  const { runInPlaywright } = await import('../player/run-in-playwright.ts')
  return runInPlaywright(stories, options, folder, print)
}

/** Throws UsageError when no mock runs at the given address. */
async function assertMockAnswers(at: string): Promise<void> {
  const reply = await fetch(`${at}/__mock/health`, { headers: controlHeaders() }).catch(() => null)
  if (reply?.status === 401) throw new UsageError(`The mock at ${at} needs its token: set MOCK_CONTROL_TOKEN`)
  if (!reply?.ok) throw new UsageError(`No mock answers at ${at}`)
}

/** Runs the selected stories and recordings, and reports them. */
async function runAll(options: Options): Promise<number> {
  if (options.at !== undefined) await assertMockAnswers(options.at)
  const folder = options.report === undefined ? undefined : resolve(options.report)
  const print = createPrinter(options.json)
  if (options.seed !== undefined && !options.json)
    console.log(`In an order made of the seed ${options.seed}: --order=random:${options.seed}`)
  const startedAt = performance.now()
  const names = options.names.filter((one) => !isRecording(one))
  const outcomes = names.length > 0 ? await runStories(names, options, folder, print) : []
  for (const recording of options.names.filter(isRecording)) outcomes.push(await runRecording(recording, options, print))
  if (options.record) writeRecord(outcomes)
  const sum = countVerdicts(outcomes)
  const ms = Math.round(performance.now() - startedAt)
  const report = folder && relative(process.cwd(), writeReport(folder, outcomes, { ms, args: process.argv.slice(2) }))
  const traced = folder && outcomes.flatMap(({ steps }) => steps).find(({ verdict, trace }) => verdict === 'failed' && trace)?.trace
  const trace = traced && relative(process.cwd(), join(folder, traced))
  const failures = options.repeat > 1 ? failuresByStory(outcomes) : undefined
  print({ event: 'sum', ...sum, ...(failures && { failures, rounds: options.repeat }), ...(report && { report }), ...(trace && { trace }) })
  // A step shows one number: after a change the stories run again, with the changed files. A number that differs each time ends it.
  const updates = Number(process.env.NUSARIA_UPDATES ?? 0)
  if (options.update && updates < MAX_UPDATES && updateStories(outcomes) > 0) {
    process.env.NUSARIA_UPDATES = String(updates + 1)
    return runOnce(process.argv.slice(2), new AbortController().signal)
  }
  // Stories that are all not applicable tested nothing. A shard may be left with such ones.
  return sum.failed > 0 || (sum.passed === 0 && !options.shard) ? FAILED : 0
}

/** Does what the command line asks for. Returns the exit status. Throws UsageError. */
export async function run(options: Options): Promise<number> {
  if (options.names[0] === 'coverage') return coverage()
  if (options.names[0] !== 'list') return runAll(options)
  list()
  return 0
}
