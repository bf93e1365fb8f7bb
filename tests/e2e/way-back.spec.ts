import { productLinks } from '@nusaria/scenario-runner/drivers/browser/discovery'
import { paymentActions, seesResult } from '@nusaria/scenario-runner/drivers/browser/payment'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { MOBILE } from '@nusaria/scenario-runner/support/layouts'
import { goTo, isStarted } from '@nusaria/scenario-runner/support/navigation'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { guestPaths, memberPaths } from '@nusaria/scenario-runner/support/screens'
import { signInContext } from '@nusaria/scenario-runner/support/seed-session'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { MEMBERS } from '@nusaria/scenarios/members'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/lib/browser.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { renderedShop as rendered } from '../support/published-shop.ts'

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls to a position and waits two frames. */
const scrollsTo = (page: Page, y: number) =>
  page.evaluate(async (to) => {
    window.scrollTo(0, to)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, y)

/** Scrolls down until more than `count` products are listed. */
async function listsProducts(person: Person, count: number): Promise<void> {
  await expect(async () => {
    await productLinks(person).last().scrollIntoViewIfNeeded()
    expect(await productLinks(person).count()).toBeGreaterThan(count)
  }).toPass()
}

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

test.describe('a member', { tag: '@mobile' }, () => {
  test.use({ member: 'sari' })

  test('sees the payment result at the top, however far the home page was scrolled', async ({ person }) => {
    const { page } = person
    await prepare.unpaidOrder(person)
    await page.goto('/')
    await listsProducts(person, 20)
    await scrollsTo(page, 1_200)
    await goTo(page, `/checkout?order_no=${person.order_no}`)
    await paymentActions.pays(person, { method: 'e_wallet' })
    await paymentActions.choosesAtGateway(person, { result: 'success' })
    await seesResult(person, 'paid')
    expect(await top(page)).toBe(0)
  })
})

test('a list restores its position after a reload, and from a back/forward cache that forgets it', { tag: '@mobile' }, async ({
  person,
}) => {
  const { page } = person
  await page.goto('/commodityList?typeId=1101')
  await listsProducts(person, 12)
  const listed = await productLinks(person).count()
  // The address names the last page on the screen. A list opened by it begins with that page.
  await expect(page).toHaveURL(/typeId=1101&page=\d+$/)
  await scrollsTo(page, 900)
  await page.reload()
  await expect.poll(() => top(page)).toBe(900)
  await expect.poll(() => productLinks(person).count()).toBeGreaterThanOrEqual(listed)
  // Simulates WebKit.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    window.scrollTo(0, 0)
  })
  await scrollsTo(page, 0)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => top(page)).toBe(900)
  // Skeletons come first here, and the rows that take their place don't move the page.
  const release = await holdScripts(page, '**/consumer/product/list*')
  await page.reload()
  await isStarted(page)
  await expect(productLinks(person)).toHaveCount(0)
  release()
  await expect.poll(() => productLinks(person).count()).toBeGreaterThanOrEqual(listed)
  expect(await top(page)).toBe(900)
})

rendered(
  'the browser keeps every page that is left, and shows it again at once on the way back',
  { tag: '@desktop' },
  async ({ world, server }) => {
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
  },
)
