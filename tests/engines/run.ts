import { parseArgs } from 'node:util'
import { run } from '../../scripts/lib/run.ts'
import { BROWSER_NAMES, BROWSERS } from './browsers.ts'

// Runs the tests in Firefox and WebKit of the system. `firefox` or `webkit` names one browser; `--installed` leaves out a browser that isn't
// installed, which fails otherwise; other words select tests by their titles.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { installed: { type: 'boolean' } } })
const named = BROWSER_NAMES.filter((name) => positionals.includes(name))
const wanted = named.length > 0 ? named : BROWSER_NAMES
const installed = wanted.filter((name) => BROWSERS[name].isInstalled())
const missing = wanted.filter((name) => !installed.includes(name))
for (const name of missing) console.log(`${name} is not installed: ${BROWSERS[name].install}`)
if ((missing.length > 0 && !values.installed) || installed.length === 0) {
  process.exitCode = values.installed ? 0 : 1
} else {
  const words = positionals.filter((word) => !BROWSER_NAMES.some((name) => name === word)).map((word) => `(?=.*${word})`)
  const args = ['test', '--config=tests/engines/playwright.config.ts', `--grep=${words.join('')}`]
  process.exitCode = await run('playwright', args, { env: { NUSARIA_BROWSERS: installed.join() } })
}
