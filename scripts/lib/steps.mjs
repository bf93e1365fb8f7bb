import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { failedPlaywright, failedVitest, flakyPlaywright, formatFailure, formatFlaky } from './failures.mjs'
import { root } from './root.mjs'
import { run, runCaptured } from './run.mjs'

/** Folder of the test runners' JSON reports. */
const reports = `${root}/.cache/reports`
const vitest = (name, command, args) => ({
  name,
  command,
  args: [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`],
  count: countVitest,
  failures: failedVitest,
})

/** Lint with format, types and dead code. */
const staticSteps = [
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  // Parallel checkers compute the same types twice.
  { name: 'types', command: 'tsc', args: ['-b', '--singleThreaded'] },
  { name: 'dead code', command: 'knip', args: [] },
]

/**
 * Lint with format, types, dead code and unit tests.
 * @param {string[]} [flags] flags for Vitest, such as `--changed`
 */
export const verifySteps = (flags = []) => [...staticSteps, vitest('unit', 'npm', ['run', '--silent', 'unit', '--', ...flags])]

/** Builds what is missing or stale of these builds. */
const buildStep = (name, builds) => ({ name, command: 'node', args: ['scripts/build.mjs', ...builds] })

/** Steps that yield the processor to others. */
export const lowPriority = (steps) => steps.map((step) => ({ ...step, lowPriority: true }))

/**
 * Everything. The browser tests take longest, so they begin as soon as what they open is built. The other steps run beside them at low
 * priority, and build what only the tests of the builds need.
 */
export const testLanes = [
  {
    steps: lowPriority([
      buildStep('production', ['storefront']),
      ...staticSteps,
      // One run: each one loads the mock and the contracts again.
      vitest('vitest', 'vitest', ['run']),
      // Every call has a caller, and the tests above reached every code of every call.
      { name: 'reached', command: 'tsx', args: ['scripts/contracts-report.ts', '--strict'] },
    ]),
    inBackground: true,
  },
  {
    steps: [
      buildStep('builds', ['server', 'checked', 'workbench', 'offline']),
      {
        name: 'browser',
        command: 'playwright',
        args: ['test', '--config', 'tests/playwright.config.ts'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/browser.json`, NUSARIA_RETRIES: '1' },
        count: countPlaywright,
        failures: failedPlaywright,
        flaky: flakyPlaywright,
      },
    ],
  },
]

/**
 * Runs lanes in parallel and the steps of a lane in order, also after a failure. Prints a table, then all failures again. A tool that
 * counts no tests counts as one.
 * @param {{ steps: object[], inBackground?: boolean }[]} lanes one in the background prints each step's output when the step has ended
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runLanes(lanes) {
  mkdirSync(reports, { recursive: true })
  const rows = (await Promise.all(lanes.map(rowsOf))).flat()
  console.log('')
  for (const { step, passed, failed, seconds } of rows) {
    console.log(
      `${failed ? '✗' : '✓'} ${step.padEnd(12)} ${`${passed} passed`.padStart(12)} ${failed ? `${failed} failed` : ''.padEnd(8)} ${seconds.padStart(7)} s`,
    )
  }
  for (const { step, flaky } of rows) for (const failure of flaky) console.log(formatFlaky(step, failure))
  for (const { step, failures } of rows) for (const failure of failures) console.log(formatFailure(step, failure))
  return { passed: sum(rows, 'passed'), failed: sum(rows, 'failed') }
}

/** The rows of the table for the steps of one lane. */
async function rowsOf({ steps, inBackground = false }) {
  const rows = []
  for (const step of steps) {
    const title = `\n── ${step.name} ──\n`
    rmSync(`${reports}/${step.name}.json`, { force: true })
    const started = Date.now()
    const code = await (inBackground ? runInBackground(step, title) : runVisible(step, title))
    rows.push({ step: step.name, ...counted(step, code), seconds: ((Date.now() - started) / 1000).toFixed(1) })
  }
  return rows
}

function runVisible({ command, args, env }, title) {
  process.stdout.write(title)
  return run(command, args, { env })
}

async function runInBackground({ command, args, env, lowPriority }, title) {
  const { code, output } = await runCaptured(command, args, { env, lowPriority })
  process.stdout.write(`${title}${output}`)
  return code
}

/** A non-zero exit is a failure even when every counted test passed (a crash, an unhandled error). */
function counted(step, code) {
  const file = `${reports}/${step.name}.json`
  if (!step.count || !existsSync(file)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [], flaky: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const found = step.count(report)
  return {
    passed: found.passed,
    failed: code === 0 ? found.failed : Math.max(found.failed, 1),
    failures: step.failures(report),
    flaky: step.flaky?.(report) ?? [],
  }
}

function countVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numFailedTestSuites * Number(report.numFailedTests === 0) }
}

function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0)
