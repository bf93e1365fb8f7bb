// Everything: builds, lint, types, dead code, Vitest, browser. Ends with `N passed, N failed`.
// `--nightly` (or NUSARIA_NIGHTLY=1) also runs what only repeats a proof: stories on their second layout and over HTTP, more payloads.
import { requireBrowser } from './lib/browser.mjs'
import { runLanes, testLanes } from './lib/steps.mjs'

if (process.argv.includes('--nightly')) process.env.NUSARIA_NIGHTLY = '1'
requireBrowser()
const { passed, failed } = await runLanes(testLanes)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
