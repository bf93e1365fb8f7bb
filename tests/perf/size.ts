import { MEMBERS } from '@nusaria/scenarios/members'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'
import { createWorld, httpControl } from '../support/control.ts'
import { httpHost } from '../support/hosts.ts'
import { DESKTOP, MOBILE } from '../support/layouts.ts'
import { signInContext } from '../support/seed-session.ts'
import { startServer } from '../support/server.ts'
import { trafficOf } from '../support/traffic.ts'
import { layoutShift } from './layout-shift.ts'
import { budgetOf, type Part, weighPage } from './page-weight.ts'
import { guestRoutes, memberRoutes } from './routes.ts'

const MAX_SHIFT = 0.01
/** bytes */
const LATER_MAX = 40_000
const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`

const LAYOUTS = { mobile: MOBILE, desktop: DESKTOP } as const
const VISITORS = ['guest', 'member'] as const

interface Visit {
  readonly route: string
  readonly rendered: boolean
  readonly name: string
  readonly shift: number
  readonly parts: readonly Part[]
}

/** Visits every route of a visitor on a layout, all in one tab, without touching it. */
async function visitRoutes(
  browser: Browser,
  origin: string,
  layout: keyof typeof LAYOUTS,
  who: (typeof VISITORS)[number],
  rendered = false,
): Promise<Visit[]> {
  const host = httpHost(origin)
  const world = await createWorld(httpControl(origin))
  // The service worker would fetch the files of all pages.
  const context = await browser.newContext({ ...LAYOUTS[layout], locale: 'id-ID', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'mock_world', value: world.id, url: origin }])
  if (who === 'member') await signInContext(context, host, world, MEMBERS.sari.phone)
  const routes = who === 'member' ? await memberRoutes(host, world) : await guestRoutes(host, world)
  const visits: Visit[] = []
  const page = await context.newPage()
  const traffic = trafficOf(page)
  for (const route of routes) {
    let shift = 0
    const parts = await weighPage(page, async () => {
      shift = await layoutShift(page, traffic, `${origin}${route}`)
      await traffic.settled()
    })
    visits.push({
      route,
      rendered,
      name: `${rendered ? 'rendered' : 'static  '} ${layout.padEnd(7)} ${who.padEnd(6)} ${route}`,
      shift,
      parts,
    })
  }
  await context.close()
  return visits
}

/** All in parallel, because most of the time is waiting: every page from static files, and a phone's from a server that renders them for guests. */
async function visitAll(browser: Browser, origin: string, renderer: string): Promise<Visit[]> {
  const visits = Object.keys(LAYOUTS).flatMap((layout) =>
    VISITORS.map((who) => visitRoutes(browser, origin, layout as keyof typeof LAYOUTS, who)),
  )
  return (await Promise.all([visitRoutes(browser, renderer, 'mobile', 'guest', true), ...visits])).flat()
}

/** Prints what each page loads on a phone until it rests, and the parts of home. */
function checkWeight(visits: readonly Visit[]): boolean {
  const sizeOf = ({ parts }: Visit) => parts.reduce((sum, { size }) => sum + size, 0)
  const phone = visits.filter(({ name }) => name.includes('mobile'))
  console.log('Scripts and style sheets of a page on a phone, gzip -9:')
  for (const { path, size } of phone.find(({ route }) => route === '/')?.parts ?? []) console.log(`  ${kB(size).padStart(9)}  /: ${path}`)
  const budget = ({ route, rendered }: Visit) => budgetOf(route, rendered)
  const over = (visit: Visit) => sizeOf(visit) > budget(visit)
  for (const visit of phone)
    console.log(`  ${kB(sizeOf(visit)).padStart(9)} of ${kB(budget(visit))}  ${visit.name}${over(visit) ? '  ✗' : ''}`)
  return !phone.some(over)
}

/** Prints the scripts that a page adds on a phone to those of home, from where it is opened. */
function checkLater(visits: readonly Visit[]): boolean {
  const phone = visits.filter(({ name, rendered }) => name.includes('mobile') && !rendered)
  const atHome = new Set(phone.find(({ route }) => route === '/')?.parts.map(({ path }) => path))
  console.log(`\nScripts of a page that is opened from home, at most ${kB(LATER_MAX)}:`)
  const later = phone.map(({ name, parts }) => {
    const added = parts.filter(({ path }) => path.endsWith('.js') && !atHome.has(path))
    return { name, size: added.reduce((sum, { size }) => sum + size, 0) }
  })
  for (const { name, size } of later) console.log(`  ${kB(size).padStart(9)}  ${name}${size > LATER_MAX ? '  ✗' : ''}`)
  return later.every(({ size }) => size <= LATER_MAX)
}

function checkShifts(visits: readonly Visit[]): boolean {
  console.log(`\nCumulative layout shift, at most ${MAX_SHIFT}:`)
  for (const { name, shift } of visits) console.log(`  ${shift.toFixed(4)}  ${name}${shift > MAX_SHIFT ? '  ✗' : ''}`)
  return visits.every(({ shift }) => shift <= MAX_SHIFT)
}

const server = await startServer('storefront')
const renderer = await startServer('storefront', { NUSARIA_RENDER: '1' })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS })
try {
  const visits = await visitAll(browser, server.origin, renderer.origin)
  const light = checkWeight(visits)
  const quick = checkLater(visits)
  const steady = checkShifts(visits)
  if (!light) console.error('\nSome page is over its budget.')
  if (!quick) console.error('\nSome page adds too much to home.')
  if (!steady) console.error('\nSome route shifts its layout.')
  const checks = [light, quick, steady]
  const failed = checks.filter((passed) => !passed).length
  console.log(`\n${checks.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
  await renderer.stop()
}
