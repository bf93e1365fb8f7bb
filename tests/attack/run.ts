import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'
import { loopbackOrigin } from './target.ts'

// Attacks a server with the mock on this machine, and runs the tests that attack the engine itself. Ends with `N passed, N failed`.

const USAGE = `npm run check attack -- [--url=http://127.0.0.1:5173] [--requests=3000] [--seed=…]
  --url       a server of this machine, with the control API; without it, one of its own. No other host is attacked
  --requests  how many random ones
  --seed      repeats the random ones of a run`

/** Beside this folder: tests that attack by calls of the engine, or without a listening server. */
const OTHERS = [
  'tests/conformance/access.test.ts',
  'tests/conformance/foreign-ids.test.ts',
  'apps/mock-api/src/hosts/fastify/access.test.ts',
  'apps/mock-api/src/hosts/fastify/control-guard.test.ts',
  'apps/mock-api/src/domains/picture/read-picture.test.ts',
  'apps/server/src/mock/time-limits.test.ts',
]
/** ms */
const LIMIT = 5 * 60_000

const { values } = parseArgs({
  options: { url: { type: 'string' }, requests: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', default: false } },
})
const wrong =
  (values.url !== undefined &&
    !loopbackOrigin(values.url) &&
    `${values.url} is not on this machine: only a server on loopback may be attacked`) ||
  (['requests', 'seed'] as const)
    .map((name) => values[name] !== undefined && !/^\d{1,9}$/.test(values[name]) && `--${name} is a number`)
    .find(Boolean)

/** Runs the tests; null when they didn't end in time. */
async function attack(report: string): Promise<number | null> {
  const env = {
    NUSARIA_ATTACK_URL: values.url ?? '',
    NUSARIA_ATTACK_REQUESTS: values.requests ?? '',
    NUSARIA_ATTACK_SEED: values.seed ?? '',
  }
  const signal = AbortSignal.timeout(LIMIT)
  const args = ['run', 'tests/attack/', ...OTHERS, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', args, { env, signal })
  return signal.aborted ? null : code
}

if (values.help) console.log(USAGE)
else if (wrong) {
  console.error(`${wrong}\n${USAGE}`)
  process.exitCode = 2
} else {
  mkdirSync(`${root}/.cache/reports`, { recursive: true })
  const report = `${root}/.cache/reports/attack.json`
  rmSync(report, { force: true })
  const code = await attack(report)
  if (code === null) console.error(`The attacks took longer than ${LIMIT / 60_000} minutes`)
  const { numPassedTests: passed, numFailedTests: failed } =
    code === null
      ? { numPassedTests: 0, numFailedTests: 1 }
      : (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number })
  console.log(`\n${passed} passed, ${Math.max(failed, code === 0 ? 0 : 1)} failed`)
  process.exitCode = code === 0 && failed === 0 ? 0 : 1
}
