// Lint with format, types, dead code and unit tests. Ends with `N passed, N failed`.
// `--changed` runs only the unit tests that uncommitted changes affect; `--changed=<commit>` those affected since that commit.
import { lowPriority, runLanes, verifySteps } from './lib/steps.mjs'

const flag = process.argv.find((arg) => /^--changed(=|$)/.test(arg))
const { passed, failed } = await runLanes(flag ? changedLanes(flag.split('=')[1]) : [{ steps: verifySteps() }])
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** The unit tests beside everything else, which needs one processor. */
function changedLanes(since = 'HEAD') {
  const steps = verifySteps(['--changed', since, '--passWithNoTests'])
  return [
    { steps: lowPriority(steps.filter(({ name }) => name !== 'unit')), inBackground: true },
    { steps: steps.filter(({ name }) => name === 'unit') },
  ]
}
