import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { failedPlaywright, failedVitest, firstLines, flakyPlaywright, formatFailure, formatFlaky } from './failures.mjs'
import { root } from './root.mjs'
import { runCaptured } from './run.mjs'

/** Folder of the steps' output (`<step>.log`), to be read also while they run, and of the test runners' JSON reports. */
const reports = `${root}/.cache/reports`

/**
 * One command of a test run. `count` and `failures` read its JSON report; without them it counts as one test.
 * @typedef {{ name: string, command: string, args: string[], env?: Record<string, string>, count?: (report: object) => { passed: number, failed: number },
 *   failures?: (report: object) => import('./failures.mjs').Failure[], flaky?: (report: object) => import('./failures.mjs').Failure[] }} Step
 */

/** All projects of Vitest without the slow tests. */
const QUICK = '--project=!slow'
const tests = (args) => ({
  name: 'tests',
  command: 'vitest',
  // The JSON report has no errors outside of tests; the other has.
  args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/tests.json`],
  count: ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
  }),
  failures: failedVitest,
})
/** A command that ends in Playwright's runner. */
const browser = (name, command, ...args) => ({
  name,
  command,
  args,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json`, NUSARIA_RETRIES: '1' },
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  failures: failedPlaywright,
  flaky: flakyPlaywright,
})
const playwright = (...args) => browser('browser', 'playwright', 'test', '--config=tests/playwright.config.ts', ...args)
const check = (name, ...args) => browser(name, 'tsx', 'scripts/command.ts', 'check', name, ...args)
const statics = [
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'imports', command: 'node', args: ['scripts/lint-imports.mjs'] },
  { name: 'types', command: 'tsc', args: ['-b', '--singleThreaded'] },
  { name: 'deadcode', command: 'knip', args: [] },
]
const build = (builds) => ({ name: 'builds', command: 'node', args: ['scripts/build.mjs', ...builds] })

/** Format, lint, import directions, types and dead code. */
export const staticSteps = [statics]

/** Without the unit tests that changes since a commit don't affect, and without a browser. */
export const changedSteps = (since) => [statics, [tests(['--changed', since, '--passWithNoTests', QUICK])]]

/** What every change must pass in five minutes: steps of one list run side by side, the lists one after another. */
export const testSteps = [
  [build(['server', 'standIns', 'checked', 'storefront', 'offline', 'workbench']), ...statics],
  [tests([QUICK])],
  [playwright('--grep=@smoke')],
]

/** Everything. */
export const allSteps = [
  [build(['server', 'standIns', 'checked', 'storefront', 'offline', 'workbench', 'brand', 'base']), ...statics],
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

/**
 * Runs steps, also after a failure. Prints a line for each and its failures, then the browser tests that needed a second run.
 * @param {Step[][]} groups the steps of a group run side by side
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(groups) {
  mkdirSync(reports, { recursive: true })
  const results = []
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

async function runStep(step) {
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
function outcome(step, code, output) {
  const file = `${reports}/${step.name}.json`
  const report = step.count && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  // A runner without a report, such as one that found no other engine, has tested nothing.
  const counted = report ? step.count(report) : { passed: code === 0 && !step.count ? 1 : 0, failed: 0 }
  const failed = code === 0 ? counted.failed : Math.max(counted.failed, 1)
  const named = report ? step.failures(report) : []
  const failures =
    failed > 0 && named.length === 0
      ? [{ test: step.command, reason: firstLines(output.slice(Math.max(output.indexOf('Unhandled Errors'), 0))) }]
      : named
  return { passed: counted.passed, failed, failures, flaky: (report && step.flaky?.(report)) ?? [] }
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0)
