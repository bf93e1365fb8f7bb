import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'
import { controlOver, createWorld } from '../support/control.ts'
import { httpHost } from '../support/hosts.ts'
import { DESKTOP, MOBILE } from '../support/layouts.ts'
import { startServer } from '../support/server.ts'
import { signInContext } from '../support/session.ts'
import { firstLoad } from './first-load.ts'
import { layoutShift } from './layout-shift.ts'
import { guestRoutes, memberRoutes } from './routes.ts'

/** kB are 1,000 bytes. */
const BUDGET = 150_000
const MAX_SHIFT = 0.01
const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`

async function weigh(browser: Browser, origin: string): Promise<boolean> {
  const parts = await firstLoad(browser, `${origin}/`)
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  console.log('First load of / on a phone, JavaScript and CSS, gzip -9:')
  for (const { path, size } of parts) console.log(`  ${kB(size).padStart(9)}  ${path}`)
  console.log(`  ${kB(total).padStart(9)}  in all, of ${kB(BUDGET)}`)
  return total <= BUDGET
}

/** The layout shift of every route, for a guest and for a member, on both layouts. */
async function shifts(browser: Browser, origin: string): Promise<boolean> {
  let fine = true
  const host = httpHost(origin)
  for (const [layout, screen] of Object.entries({ mobile: MOBILE, desktop: DESKTOP })) {
    for (const who of ['guest', 'member'] as const) {
      const world = await createWorld(controlOver(origin))
      const context = await browser.newContext({ ...screen, locale: 'id-ID' })
      await context.addCookies([{ name: 'mock_world', value: world.id, url: origin }])
      if (who === 'member') await signInContext(context, host, world, MEMBERS.sari.phone)
      const routes = who === 'member' ? await memberRoutes(host, world) : await guestRoutes(host, world)
      for (const route of routes) {
        const page = await context.newPage()
        const shift = await layoutShift(page, `${origin}${route}`)
        console.log(`  ${shift.toFixed(4)}  ${layout.padEnd(7)} ${who.padEnd(6)} ${route}${shift > MAX_SHIFT ? '  ✗' : ''}`)
        fine &&= shift <= MAX_SHIFT
        await page.close()
      }
      await context.close()
    }
  }
  return fine
}

const server = await startServer('storefront')
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS })
try {
  const light = await weigh(browser, server.origin)
  console.log(`\nCumulative layout shift, at most ${MAX_SHIFT}:`)
  const steady = await shifts(browser, server.origin)
  if (!light) console.error('\nThe first load is over its budget.')
  if (!steady) console.error('\nSome route shifts its layout.')
  process.exitCode = light && steady ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
