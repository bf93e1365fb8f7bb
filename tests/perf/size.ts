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
/** ms: timers of a page that wait this long never end. Its late tasks (decision 013) aren't part of its load, and a slow machine may still be loading then. */
const LATE_TASKS = 5_000
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
  await context.addInitScript((late) => {
    const { setTimeout } = window
    window.setTimeout = ((work: TimerHandler, ms = 0, ...values: unknown[]) =>
      ms < late ? setTimeout(work, ms, ...values) : 0) as typeof setTimeout
  }, LATE_TASKS)
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

/** Prints one line for each page. Returns the lines of those over their limit, each followed by the page's parts. */
function report(
  title: string,
  found: readonly { readonly line: string; readonly over: boolean; readonly parts: readonly Part[] }[],
): string[] {
  console.log(`\n${title}:`)
  for (const { line } of found) console.log(`  ${line}`)
  return found
    .filter(({ over }) => over)
    .flatMap(({ line, parts }) => [`✗ ${title}: ${line.trim()}`, ...parts.map(({ path, size }) => `    ${kB(size).padStart(9)}  ${path}`)])
}

const sum = (parts: readonly Part[]) => parts.reduce((total, { size }) => total + size, 0)
const onPhone = ({ name }: Visit) => name.includes('mobile')

/** What each page loads on a phone until it rests. */
const checkWeight = (visits: readonly Visit[]) =>
  report(
    'Scripts and style sheets of a page on a phone, gzip -9',
    visits.filter(onPhone).map(({ name, route, rendered, parts }) => {
      const [size, budget] = [sum(parts), budgetOf(route, rendered)]
      return { line: `${kB(size).padStart(9)} of ${kB(budget)}  ${name}`, over: size > budget, parts }
    }),
  )

/** The scripts that a page adds on a phone to those of home, from where it is opened. */
function checkLater(visits: readonly Visit[]): string[] {
  const phone = visits.filter((visit) => onPhone(visit) && !visit.rendered)
  const atHome = new Set(phone.find(({ route }) => route === '/')?.parts.map(({ path }) => path))
  return report(
    `Scripts of a page that is opened from home, at most ${kB(LATER_MAX)}`,
    phone.map(({ name, parts }) => {
      const added = parts.filter(({ path }) => path.endsWith('.js') && !atHome.has(path))
      return { line: `${kB(sum(added)).padStart(9)}  ${name}`, over: sum(added) > LATER_MAX, parts: added }
    }),
  )
}

const checkShifts = (visits: readonly Visit[]) =>
  report(
    `Cumulative layout shift, at most ${MAX_SHIFT}`,
    visits.map(({ name, shift }) => ({ line: `${shift.toFixed(4)}  ${name}`, over: shift > MAX_SHIFT, parts: [] })),
  )

const server = await startServer('storefront')
const renderer = await startServer('storefront', { NUSARIA_RENDER: '1' })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS })
try {
  const visits = await visitAll(browser, server.origin, renderer.origin)
  const checks = [checkWeight, checkLater, checkShifts].map((check) => check(visits))
  const failed = checks.filter((over) => over.length > 0).length
  console.log(['', ...checks.flat(), '', `${checks.length - failed} passed, ${failed} failed`].join('\n'))
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
  await renderer.stop()
}
