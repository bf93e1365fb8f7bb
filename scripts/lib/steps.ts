import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { type Failure, failedPlaywright, failedVitest, firstLines, flakyPlaywright, formatFailure, formatFlaky } from './failures.ts'
import { root } from './root.ts'
import { runCaptured } from './run.ts'

/** Folder of the steps' output (`<step>.log`), to be read also while they run, and of the test runners' JSON reports. */
const reports = `${root}/.cache/reports`

interface Counts {
  readonly passed: number
  readonly failed: number
}

/** How the JSON report of a test runner is read. */
// biome-ignore lint/suspicious/noExplicitAny: each step reads the report of its own runner
interface Reader<Report = any> {
  readonly count: (report: Report) => Counts
  readonly failures: (report: Report) => Failure[]
  readonly flaky?: (report: Report) => Failure[]
}

/** One command of a test run. Without a reader it counts as one test. */
interface Step extends Partial<Reader> {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

interface VitestCounts {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
}

interface PlaywrightCounts {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number }
}

/** All projects of Vitest without the slow tests. */
const QUICK = '--project=!slow*'
const tests = (args: readonly string[]): Step => ({
  name: 'tests',
  command: 'vitest',
  // The JSON report has no errors outside of tests; the other has.
  args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/tests.json`],
  count: ({ numPassedTests, numFailedTests, numFailedTestSuites }: VitestCounts) => ({
    passed: numPassedTests,
    failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
  }),
  failures: failedVitest,
})
/** A command that ends in Playwright's runner. */
const browser = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  command,
  args,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json`, NUSARIA_RETRIES: '1' },
  count: ({ stats }: PlaywrightCounts) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  failures: failedPlaywright,
  flaky: flakyPlaywright,
})
const playwright = (...args: readonly string[]) => browser('browser', 'playwright', 'test', '--config=tests/playwright.config.ts', ...args)
const check = (name: string, ...args: readonly string[]) => browser(name, 'tsx', 'scripts/command.ts', 'check', name, ...args)
const statics: readonly Step[] = [
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'imports', command: 'tsx', args: ['scripts/lint-imports.ts'] },
  { name: 'types', command: 'tsc', args: ['-b', '--singleThreaded'] },
  { name: 'deadcode', command: 'knip', args: [] },
]
const build = (builds: readonly string[]): Step => ({ name: 'builds', command: 'tsx', args: ['scripts/build.ts', ...builds] })

/** Steps of one list run side by side, the lists one after another. */
export type Steps = readonly (readonly Step[])[]

/** Format, lint, import directions, types and dead code. */
export const staticSteps: Steps = [statics]

/** Without the unit tests that changes since a commit don't affect, and without a browser. */
export const changedSteps = (since: string): Steps => [statics, [tests(['--changed', since, '--passWithNoTests', QUICK])]]

/** What every change must pass in five minutes. */
export const testSteps: Steps = [
  [build(['server', 'standIns', 'checked', 'storefront', 'offline', 'workbench']), ...statics],
  [tests([QUICK])],
  [playwright('--grep=@smoke')],
]

/** Everything. */
export const allSteps: Steps = [
  [build(['server', 'standIns', 'checked', 'storefront', 'offline', 'workbench', 'brand', 'base', 'yudao', 'litemall']), ...statics],
  // With those of `npm run check attack`.
  [tests([])],
  // Every call has a caller, and the tests above reached every code of every call.
  [{ name: 'contracts', command: 'tsx', args: ['scripts/command.ts', 'report', 'contracts', '--strict'] }],
  [playwright()],
  [check('size')],
  [check('engines', '--installed')],
  [check('openapi')],
]

/** Processes side by side: each keeps about one processor busy. */
const AT_ONCE = 2

/** Runs steps, also after a failure. Prints a line for each and its failures, then the browser tests that needed a second run. */
export async function runSteps(groups: Steps): Promise<Counts> {
  mkdirSync(reports, { recursive: true })
  const results: Result[] = []
  for (const group of groups) {
    const waiting = [...group]
    const worker = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
  const flaky = results.flatMap((result) => result.flaky)
  if (flaky.length > 0) console.log(`\n${flaky.length} browser tests passed on their second run:${flaky.map(formatFlaky).join('')}`)
  return { passed: sum(results, 'passed'), failed: sum(results, 'failed') }
}

interface Result extends Counts {
  readonly failures: readonly Failure[]
  readonly flaky: readonly Failure[]
}

async function runStep(step: Step): Promise<Result> {
  rmSync(`${reports}/${step.name}.json`, { force: true })
  const started = Date.now()
  const log = `${reports}/${step.name}.log`
  const file = openSync(log, 'w')
  const { code } = await runCaptured(step.command, step.args, { env: step.env, log: file })
  closeSync(file)
  const result = outcome(step, code, readFileSync(log, 'utf8'))
  const { passed, failed, failures } = result
  const seconds = ((Date.now() - started) / 1_000).toFixed(1)
  const counts = `${`${passed} passed`.padStart(12)}, ${failed} failed`
  console.log(`${failed ? '✗' : '✓'} ${step.name.padEnd(16)} ${counts.padEnd(24)} ${seconds.padStart(7)} s`)
  for (const failure of failures) console.log(formatFailure(step.name, failure))
  if (failed > 0) console.log(`\nThe whole output: ${log.slice(root.length + 1)}`)
  return result
}

/** What a step's report says. Another exit status than 0 is a failure even when every counted test passed. */
function outcome(step: Step, code: number, output: string): Result {
  const file = `${reports}/${step.name}.json`
  const report: unknown = step.count && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  // A runner without a report, such as one that found no other engine, has tested nothing.
  const counted: Counts = report && step.count ? step.count(report) : { passed: code === 0 && !step.count ? 1 : 0, failed: 0 }
  const failed = code === 0 ? counted.failed : Math.max(counted.failed, 1)
  const named: readonly Failure[] = (report !== null && step.failures?.(report)) || []
  const failures =
    failed > 0 && named.length === 0
      ? [{ test: step.command, reason: firstLines(output.slice(Math.max(output.indexOf('Unhandled Errors'), 0))) }]
      : named
  return { passed: counted.passed, failed, failures, flaky: (report !== null && step.flaky?.(report)) || [] }
}

const sum = (rows: readonly Counts[], key: keyof Counts) => rows.reduce((total, row) => total + row[key], 0)
