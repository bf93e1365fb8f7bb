// Everything: builds, verify, conformance, scenarios, browser, size. Ends with `N passed, N failed`.
import { requireBrowser } from './lib/browser.mjs'
import { buildStale } from './lib/build.mjs'
import { runSteps, testSteps } from './lib/steps.mjs'

requireBrowser()
await buildStale(['server', 'storefront', 'offline'])
const { passed, failed } = await runSteps(testSteps)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
