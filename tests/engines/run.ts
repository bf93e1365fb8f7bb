import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { buildStale } from '../../scripts/lib/build.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { serveStatic } from '../../scripts/lib/static.mjs'
import type { Layout } from '../support/layouts.ts'
import { startServer } from '../support/server.ts'
import { CHECKS } from './checks/index.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { Tab } from './tab.ts'
import { runCheck } from './visit.ts'
import { findWebKit, startWebKit } from './webkit.ts'
import { closeWindows, openWindow } from './windows.ts'

// Runs the checks in Debian's Firefox and WebKit. `firefox` or `webkit` names one engine; `--installed` leaves out an engine that isn't
// installed, which fails otherwise; other words select checks by their titles. Ends with `N passed, N failed`.

const ENGINES = {
  firefox: { find: findFirefox, start: startFirefox, install: 'apt-get install firefox-esr' },
  webkit: { find: findWebKit, start: startWebKit, install: 'apt-get install webkit2gtk-driver xvfb openbox' },
} as const

type EngineName = keyof typeof ENGINES

const args = process.argv.slice(2)
const names = (Object.keys(ENGINES) as EngineName[]).filter((name, _, all) => args.includes(name) || !all.some((one) => args.includes(one)))
const words = args.filter((arg) => !arg.startsWith('--') && !(arg in ENGINES))
const selected = CHECKS.filter(({ title }) => words.every((word) => title.includes(word)))
const pictures = `${root}/test-results/engines`

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

let passed = 0
let failed = 0
const missing = names.filter((name) => !ENGINES[name].find())
for (const name of missing) {
  console.log(`${name} is not installed: ${ENGINES[name].install}`)
  if (!args.includes('--installed')) failed += 1
}
const installed = names.filter((name) => !missing.includes(name))
if (selected.length === 0) {
  console.log(`No check has ${words.join(' and ')} in its title.`)
  failed += 1
}
if (installed.length > 0 && selected.length > 0) await runAll()
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runAll(): Promise<void> {
  process.env.NUSARIA_STRICT = '1'
  await buildStale(['offline'])
  const server = await startServer('checked')
  const offline = await serveStatic(`${root}/apps/storefront/dist-offline`, 0)
  const at = { shop: server.origin, offline: `http://127.0.0.1:${(offline.address() as AddressInfo).port}` }
  try {
    await Promise.all(installed.map((name) => runEngine(name, at)))
  } finally {
    offline.close()
    offline.closeAllConnections()
    await server.stop()
  }
}

async function runEngine(name: EngineName, at: { shop: string; offline: string }): Promise<void> {
  const engine = await ENGINES[name].start()
  const tab = new Tab(engine.send)
  const runOne = async (check: (typeof CHECKS)[number], layout: Layout) => {
    const title = `${name.padEnd(8)} ${layout.padEnd(8)} ${check.title}`
    const started = Date.now()
    const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
    try {
      await openWindow(engine.send, layout)
      await runCheck(check, tab, layout, at)
      passed += 1
      console.log(`✓ ${title} (${seconds()})`)
    } catch (error) {
      failed += 1
      console.log(`✗ ${title} (${seconds()})\n    ${error instanceof Error ? error.message : error}`)
      mkdirSync(pictures, { recursive: true })
      const picture = await tab.screenshot().catch(() => '')
      const file = `${pictures}/${name}-${layout}-${CHECKS.indexOf(check)}.png`
      if (picture) writeFileSync(file, Buffer.from(picture, 'base64'))
      console.log(`    ${file}, at ${await tab.address().catch(() => 'no page')}`)
    }
    await closeWindows(engine.send)
  }
  try {
    for (const check of selected)
      for (const layout of check.layout ? [check.layout] : (['mobile', 'desktop'] as const)) await runOne(check, layout)
  } finally {
    await engine.stop()
  }
}
