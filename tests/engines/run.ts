import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { buildStale } from '../../scripts/lib/build.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { serveStatic } from '../../scripts/lib/static.mjs'
import type { Layout } from '../support/layouts.ts'
import { startServer } from '../support/server.ts'
import { CHECKS } from './checks/index.ts'
import { FINDER, FINDER_PATH } from './find-elements.ts'
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
const OFFLINE = `${root}/apps/storefront/dist-offline`
const pictures = `${root}/test-results/engines`

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

let passed = 0
let failed = 0
let atSecondTry = 0
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
if (atSecondTry > 0) console.log(`\n${atSecondTry} of them passed only at the second try: see ✗ above`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runAll(): Promise<void> {
  process.env.NUSARIA_STRICT = '1'
  await buildStale(['offline'])
  const server = await startServer('checked')
  for (const folder of [server.folder, OFFLINE]) writeFileSync(`${folder}${FINDER_PATH}`, FINDER)
  const offline = await serveStatic(OFFLINE, 0)
  const at = { shop: server.origin, offline: `http://127.0.0.1:${(offline.address() as AddressInfo).port}` }
  try {
    await Promise.all(installed.map((name) => runEngine(name, at)))
  } finally {
    offline.close()
    offline.closeAllConnections()
    await server.stop()
  }
}

/** Runs in the page: what a failed check needs to be understood. */
function describePage(): string {
  const hidden = document.querySelectorAll('body > [aria-hidden=true], body > [inert]').length
  return [
    `${location.href}, ${innerWidth} × ${innerHeight} px, ${document.visibilityState}, ${document.readyState}`,
    `shows: ${document.querySelector('main')?.textContent.slice(0, 300)}; ${hidden} parts are hidden from assistive technology`,
  ].join('\n    ')
}

async function runEngine(name: EngineName, at: { shop: string; offline: string }): Promise<void> {
  const engine = await ENGINES[name].start()
  const tab = new Tab(engine.send)
  const succeeds = async (check: (typeof CHECKS)[number], layout: Layout) => {
    const title = `${name.padEnd(8)} ${layout.padEnd(8)} ${check.title}`
    const started = Date.now()
    const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
    try {
      await openWindow(engine.send, layout)
      await runCheck(check, tab, layout, at)
      console.log(`✓ ${title} (${seconds()})`)
      return true
    } catch (error) {
      console.log(`✗ ${title} (${seconds()})\n    ${error instanceof Error ? error.message : error}`)
      mkdirSync(pictures, { recursive: true })
      const picture = await tab.screenshot().catch(() => '')
      const file = `${pictures}/${name}-${layout}-${CHECKS.indexOf(check)}.png`
      if (picture) writeFileSync(file, Buffer.from(picture, 'base64'))
      console.log(`    ${file}\n    ${await tab.read(describePage).catch(() => 'no page')}`)
      return false
    } finally {
      await closeWindows(engine.send)
    }
  }
  try {
    for (const check of selected)
      for (const layout of check.layout ? [check.layout] : (['mobile', 'desktop'] as const)) {
        const first = await succeeds(check, layout)
        // WebKit now and then misses what is there, for a reason that isn't known. What differs in the shop is missed again.
        const held = first || (await succeeds(check, layout))
        if (held) passed += 1
        else failed += 1
        if (held && !first) atSecondTry += 1
      }
  } finally {
    await engine.stop()
  }
}
