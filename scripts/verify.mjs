// Format, lint, types, dead code and unit tests. Ends with `N passed, N failed`.
import { runLanes, verifySteps } from './lib/steps.mjs'

const { passed, failed } = await runLanes([{ steps: verifySteps }])
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
