// Everything: builds, verify, conformance, scenarios, browser, size. Ends with `N passed, N failed`.
// `--nightly` (or NUSARIA_NIGHTLY=1) also runs what only repeats a proof: stories on their second layout and over HTTP, more payloads.
import { requireBrowser } from './lib/browser.mjs'
import { buildStale } from './lib/build.mjs'
import { runLanes, testLanes } from './lib/steps.mjs'

if (process.argv.includes('--nightly')) process.env.NUSARIA_NIGHTLY = '1'
requireBrowser()
try {
  await buildStale(['server', 'storefront', 'checked', 'offline'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('\n0 passed, 1 failed')
  process.exit(1)
}
const { passed, failed } = await runLanes(testLanes)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
