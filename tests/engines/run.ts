import { parseArgs } from 'node:util'
import { run } from '../../scripts/lib/run.mjs'
import { ENGINES, type EngineName } from './engines.ts'

// Runs the tests in Firefox and WebKit of the system. `firefox` or `webkit` names one engine; `--installed` leaves out an engine that isn't
// installed, which fails otherwise; other words select tests by their titles. Ends with `N passed, N failed`.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { installed: { type: 'boolean' } } })
const all = Object.keys(ENGINES) as EngineName[]
const named = all.filter((name) => positionals.includes(name))
const wanted = named.length > 0 ? named : all
const missing = wanted.filter((name) => !ENGINES[name].find())
const installed = wanted.filter((name) => !missing.includes(name))
for (const name of missing) console.log(`${name} is not installed: ${ENGINES[name].install}`)
if ((missing.length > 0 && !values.installed) || installed.length === 0) {
  process.exitCode = values.installed ? 0 : 1
  console.log(`\n0 passed, ${process.exitCode} failed`)
} else {
  const words = positionals.filter((word) => !all.some((name) => name === word)).map((word) => `(?=.*${word})`)
  const projects = installed.map((name) => `--project=${name}*`)
  process.exitCode = await run('playwright', [
    'test',
    '--config=tests/engines/playwright.config.ts',
    `--grep=${words.join('')}`,
    ...projects,
  ])
}
