import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { failedPlaywright, failedVitest, told } from './failures.mjs'
import { root } from './root.mjs'
import { run, runKept } from './run.mjs'

/** Where the test runners leave their counts. */
const reports = `${root}/.cache/reports`
const vitest = (name, projects, flags = []) => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...flags,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  ],
  count: countVitest,
  failures: failedVitest,
})

/**
 * Format, lint, types, dead code and unit tests.
 * @param {string[]} [unitFlags] flags for Vitest, such as `--changed`
 */
export const verifySteps = (unitFlags) => [
  { name: 'format', command: 'biome', args: ['format', '.'] },
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  // Several checkers at once each work the same types out: on two processors half of that is for nothing.
  { name: 'types', command: 'tsc', args: ['-b', '--singleThreaded'] },
  { name: 'dead code', command: 'knip', args: [] },
  vitest('unit', ['contracts', 'locales', 'mock-api', 'storefront', 'workbench', 'architecture'], unitFlags),
]

/** The contracts against the mock, the scenarios without a browser, and what a browser loads. */
const moreSteps = [
  vitest('conformance', ['conformance']),
  vitest('scenarios', ['scenarios']),
  // Every call has a caller, and the tests above were given every code of every call by a rule.
  { name: 'reached', command: 'tsx', args: ['scripts/contracts-report.ts', '--strict'] },
  { name: 'size', command: 'tsx', args: ['tests/perf/size.ts'] },
]

const browserStep = {
  name: 'browser',
  command: 'playwright',
  args: ['test', '--config', 'tests/playwright.config.ts'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/browser.json` },
  count: countPlaywright,
  failures: failedPlaywright,
}

/**
 * Everything. A browser test waits for its page, and its page for the shop, so that two of them leave a quarter of two processors
 * idle: the rest, which measures no time, takes that, and stands back where it is wanted.
 */
export const testLanes = [{ steps: [...verifySteps(), ...moreSteps], standsBack: true }, { steps: [browserStep] }]

/**
 * Runs lanes beside each other and the steps of a lane in order, all of them even after a failure, and prints a table. Each tool that
 * counts no tests counts as one. What failed is named once more at the end, where a long log is read.
 * @param {{ steps: object[], standsBack?: boolean }[]} lanes what a lane that stands back prints is shown when its step has ended
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
  for (const { step, failures } of rows) for (const failure of failures) console.log(told(step, failure))
  return { passed: sum(rows, 'passed'), failed: sum(rows, 'failed') }
}

/** The rows of the table for the steps of one lane. */
async function rowsOf({ steps, standsBack = false }) {
  const rows = []
  for (const step of steps) {
    const title = `\n── ${step.name} ──\n`
    rmSync(`${reports}/${step.name}.json`, { force: true })
    const begun = Date.now()
    const code = await (standsBack ? runBehind(step, title) : runShown(step, title))
    rows.push({ step: step.name, ...counted(step, code), seconds: ((Date.now() - begun) / 1000).toFixed(1) })
  }
  return rows
}

function runShown({ command, args, env }, title) {
  process.stdout.write(title)
  return run(command, args, { env })
}

async function runBehind({ command, args, env }, title) {
  const { code, said } = await runKept(command, args, { env, standsBack: true })
  process.stdout.write(`${title}${said}`)
  return code
}

/** A failing exit is a failure even where every counted test passed (a crash, an unhandled error). */
function counted(step, code) {
  const file = `${reports}/${step.name}.json`
  if (!step.count || !existsSync(file)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const found = step.count(report)
  return { passed: found.passed, failed: code === 0 ? found.failed : Math.max(found.failed, 1), failures: step.failures(report) }
}

function countVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numFailedTestSuites * Number(report.numFailedTests === 0) }
}

function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0)
