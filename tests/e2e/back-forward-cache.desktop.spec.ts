import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { MEMBERS } from '@nusaria/scenarios/members'
import { type BrowserContext, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/lib/browser.mjs'
import { ShopClient } from '../support/client.ts'
import { httpHost } from '../support/hosts.ts'
import { MOBILE } from '../support/layouts.ts'
import { renderedShop as test } from '../support/published-shop.ts'
import { guestPaths, memberPaths } from '../support/screens.ts'
import { signInContext } from '../support/seed-session.ts'
import { expect } from '../support/test.ts'
import { trafficOf } from '../support/traffic.ts'

/** Leaves pages for one outside the shop and goes back: those that the browser loaded again. */
async function loadedAgain(context: BrowserContext, origin: string, routes: readonly string[]): Promise<string[]> {
  const page = await context.newPage()
  const traffic = trafficOf(page)
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      window.__kept = persisted
    })
  })
  const lost: string[] = []
  for (const route of routes) {
    await page.goto(origin + route)
    await page.getByRole('main').or(page.getByRole('dialog')).first().waitFor()
    await traffic.settled()
    await page.goto(`${origin}/healthz`)
    // Playwright's own way back waits for a page that loads.
    await page.evaluate(() => setTimeout(() => history.back()))
    await page.waitForURL((url) => url.pathname !== '/healthz', { waitUntil: 'commit' })
    if (!(await page.evaluate(() => window.__kept))) lost.push(route)
  }
  await page.close()
  return lost
}

/** A headless shell keeps no page. */
const executablePath = findBrowser({ headed: true }) ?? undefined

test('the browser keeps every page that is left, and shows it again at once on the way back', async ({ world, server }) => {
  // biome-ignore lint/suspicious/noSkippedTests: the machine may have a headless shell alone
  test.skip(!executablePath, 'needs a whole Chromium: npx playwright install --with-deps chromium')
  test.setTimeout(300_000)
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const { origin } = server
  const host = httpHost(origin)
  const open = async () => {
    const context = await browser.newContext({ ...MOBILE, locale: 'id-ID' })
    await context.addCookies([{ name: 'mock_world', value: world.id, url: origin }])
    return context
  }
  const guest = await open()
  // Browsers don't keep a page of status 404.
  const isFound = (path: string) => ![SCREENS.productMissing, SCREENS.nowhere].includes(path)
  const guestPages = (await guestPaths(new ShopClient(host, world.id))).filter(isFound)
  expect(await loadedAgain(guest, origin, guestPages), 'pages of a guest').toEqual([])
  const member = await open()
  const client = await signInContext(member, host, world, MEMBERS.sari.phone)
  expect(await loadedAgain(member, origin, (await memberPaths(client)).filter(isFound)), 'pages of a member').toEqual([])
  await browser.close()
})
