import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'
import { createWorld, httpControl } from '../support/control.ts'
import { httpHost } from '../support/hosts.ts'
import { DESKTOP, MOBILE } from '../support/layouts.ts'
import { signInContext } from '../support/seed-session.ts'
import { startServer } from '../support/server.ts'
import { trafficOf } from '../support/traffic.ts'
import { firstLoad } from './first-load.ts'
import { layoutShift } from './layout-shift.ts'
import { guestRoutes, memberRoutes } from './routes.ts'

/** kB are 1,000 bytes. */
const BUDGET = 156_000
const MAX_SHIFT = 0.01
const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`

async function checkSize(browser: Browser, origin: string): Promise<boolean> {
  const parts = await firstLoad(browser, `${origin}/`)
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  console.log('First load of / on a phone, JavaScript and CSS, gzip -9:')
  for (const { path, size } of parts) console.log(`  ${kB(size).padStart(9)}  ${path}`)
  console.log(`  ${kB(total).padStart(9)}  in all, of ${kB(BUDGET)}`)
  return total <= BUDGET
}

const LAYOUTS = { mobile: MOBILE, desktop: DESKTOP } as const
const VISITORS = ['guest', 'member'] as const

/** Prints the layout shift of every route of a visitor on a layout, all in one tab. */
async function measureShifts(browser: Browser, origin: string, layout: keyof typeof LAYOUTS, who: (typeof VISITORS)[number]) {
  const host = httpHost(origin)
  const world = await createWorld(httpControl(origin))
  const context = await browser.newContext({ ...LAYOUTS[layout], locale: 'id-ID' })
  await context.addCookies([{ name: 'mock_world', value: world.id, url: origin }])
  if (who === 'member') await signInContext(context, host, world, MEMBERS.sari.phone)
  const routes = who === 'member' ? await memberRoutes(host, world) : await guestRoutes(host, world)
  const shifts: { readonly shift: number; readonly line: string }[] = []
  const page = await context.newPage()
  const traffic = trafficOf(page)
  for (const route of routes) {
    const shift = await layoutShift(page, traffic, `${origin}${route}`)
    shifts.push({ shift, line: `${layout.padEnd(7)} ${who.padEnd(6)} ${route}` })
  }
  await context.close()
  return shifts
}

/** All four in parallel, because most of the time is waiting. */
async function checkShifts(browser: Browser, origin: string): Promise<boolean> {
  const visits = Object.keys(LAYOUTS).flatMap((layout) =>
    VISITORS.map((who) => measureShifts(browser, origin, layout as keyof typeof LAYOUTS, who)),
  )
  const shifts = (await Promise.all(visits)).flat()
  for (const { shift, line } of shifts) console.log(`  ${shift.toFixed(4)}  ${line}${shift > MAX_SHIFT ? '  ✗' : ''}`)
  return shifts.every(({ shift }) => shift <= MAX_SHIFT)
}

const server = await startServer('storefront')
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS })
try {
  const light = await checkSize(browser, server.origin)
  console.log(`\nCumulative layout shift, at most ${MAX_SHIFT}:`)
  const steady = await checkShifts(browser, server.origin)
  if (!light) console.error('\nThe first load is over its budget.')
  if (!steady) console.error('\nSome route shifts its layout.')
  process.exitCode = light && steady ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
