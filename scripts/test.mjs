// `npm test`: what every change must pass. `npm run test:all` (`--all`): everything, before a change lands. `--changed` (since the last commit) or
// `--changed=<commit>`: lint with format, types, dead code, and the unit tests that changes affect. Ends with `N passed, N failed`.
import { parseArgs } from 'node:util'
import { browserVersion, requireBrowser } from './lib/browser.mjs'
import { allSteps, changedSteps, runSteps, testSteps } from './lib/steps.mjs'

const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg))
const { values } = parseArgs({ args, options: { all: { type: 'boolean' }, changed: { type: 'string' } } })
if (values.changed === undefined) {
  const path = requireBrowser()
  console.log(`${browserVersion(path)} at ${path}`)
}
const { passed, failed } = await runSteps(values.changed ? changedSteps(values.changed) : values.all ? allSteps : testSteps)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
