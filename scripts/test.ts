// `npm test`: what every change must pass. `npm run test:all` (`--all`): everything, before a change lands. `--changed` (since the last commit) or
// `--changed=<commit>`: the checks of `--verify`, and the unit tests that changes affect. `--verify`: format, lint, imports, types, dead code.
// Ends with `N passed, N failed`.
import { parseArgs } from 'node:util'
import { browserVersion, requireBrowser } from './lib/browser.ts'
import { allSteps, changedSteps, runSteps, staticSteps, testSteps } from './lib/steps.ts'

const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg))
const { values } = parseArgs({
  args,
  options: { all: { type: 'boolean' }, changed: { type: 'string' }, verify: { type: 'boolean' } },
})

function chooseSteps() {
  if (values.verify) return staticSteps
  if (values.changed !== undefined) return changedSteps(values.changed)
  const path = requireBrowser()
  console.log(`${browserVersion(path)} at ${path}`)
  return values.all ? allSteps : testSteps
}

const { passed, failed } = await runSteps(chooseSteps())
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
