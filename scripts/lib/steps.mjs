import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** Where the test runners leave their counts. */
const reports = `${root}/.cache/reports`
const vitest = (name, ...projects) => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  ],
  count: countVitest,
})

/** Format, lint, types, dead code, unit: what a change needs before it is shown to anyone. */
export const verifySteps = [
  { name: 'format', command: 'biome', args: ['format', '.'] },
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'dead code', command: 'knip', args: [] },
  vitest('unit', 'contracts', 'locales', 'mock-api', 'storefront', 'architecture'),
]

/** Everything: verify, then the contracts against the mock, the scenarios without a browser, and the real browser. */
export const testSteps = [
  ...verifySteps,
  vitest('conformance', 'conformance'),
  vitest('scenarios', 'scenarios'),
  {
    name: 'browser',
    command: 'playwright',
    args: ['test', '--config', 'tests/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/browser.json` },
    count: countPlaywright,
  },
  { name: 'size', command: 'tsx', args: ['tests/perf/size.ts'] },
]

/**
 * Runs steps in order, all of them even after a failure, and prints a table. Each tool that counts no tests counts as one.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps) {
  mkdirSync(reports, { recursive: true })
  const rows = []
  for (const step of steps) {
    console.log(`\n── ${step.name} ──`)
    rmSync(`${reports}/${step.name}.json`, { force: true })
    const begun = Date.now()
    const code = await run(step.command, step.args, { env: step.env })
    rows.push({ step: step.name, ...counted(step, code), seconds: ((Date.now() - begun) / 1000).toFixed(1) })
  }
  console.log('')
  for (const { step, passed, failed, seconds } of rows) {
    console.log(
      `${failed ? '✗' : '✓'} ${step.padEnd(12)} ${`${passed} passed`.padStart(12)} ${failed ? `${failed} failed` : ''.padEnd(8)} ${seconds.padStart(7)} s`,
    )
  }
  return { passed: sum(rows, 'passed'), failed: sum(rows, 'failed') }
}

/** A failing exit is a failure even where every counted test passed (a crash, an unhandled error). */
function counted(step, code) {
  const file = `${reports}/${step.name}.json`
  if (!step.count || !existsSync(file)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const found = step.count(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: found.passed, failed: code === 0 ? found.failed : Math.max(found.failed, 1) }
}

function countVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numFailedTestSuites * Number(report.numFailedTests === 0) }
}

function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0)
