import { memberContract } from '@nusaria/contracts/member'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import { expect } from '@nusaria/scenario-runner/support/test'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import type { Page } from '@playwright/test'
import { holdScripts } from '../support/hold-scripts.ts'
import { renderedShop, staticShop, staticShop as test } from '../support/published-shop.ts'

// The shop on a host without Node: `index.html` and the legal texts as files.

const PRODUCT = '/commodDetail?product_no=P100785'
const LIST = '/commodityList?keyword=kopi'

/** Calls that each page sends before its scripts. */
const FIRST = {
  '/': ['/cms/project/getById', '/nav/type/list'],
  [LIST]: ['/search/search', '/search/facets'],
  [PRODUCT]: ['/consumer/product/min_sku_detail/P100785'],
  '/cate': ['/nav/type/list'],
} as const

/** Opens an address, and holds the shop's scripts back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page, '**/assets/shop*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const callsIn = async (world: WorldControl) =>
  (await world.journal()).map(({ path, request: { query, body } }) => `${path} ${JSON.stringify([query, body])}`)

const outline = (page: Page) => page.locator('#outline')

/** All scripts of the shop but the one that loads them. */
const SCRIPTS = /\/assets\/(?!start)[^/]+\.js$/

for (const [path, calls] of Object.entries(FIRST))
  test(`${path} shows outlines and asks its first calls before the scripts, which ask none of them again`, async ({
    person,
    world,
    layout,
  }) => {
    const { page } = person
    const traffic = trafficOf(page)
    const release = await openWithoutScripts(page, path)
    await expect(outline(page)).toBeVisible()
    const missing = async () => {
      const sent = await callsIn(world)
      return calls.filter((call) => !sent.some((line) => line.startsWith(`/api${call}`)))
    }
    await expect.poll(missing).toEqual([])
    if (layout === 'mobile' && path !== '/cate') await expect(page.locator('[data-picture] img').first()).toBeVisible()
    const early = await callsIn(world)
    release()
    await expect(outline(page)).toHaveCount(0)
    await traffic.settled()
    expect((await callsIn(world)).filter((call) => early.includes(call))).toEqual(early)
    await checkPage(page)
  })

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the outlines are dark before the scripts', async ({ person }) => {
    const { page } = person
    const release = await openWithoutScripts(page, '/')
    await expect(outline(page)).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 13)')
    release()
  })
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('the outlines have no text of another language', async ({ person, t }) => {
    const { page } = person
    const release = await openWithoutScripts(page, '/cate')
    await expect(outline(page)).toBeVisible()
    expect(await outline(page).evaluate((element) => getComputedStyle(element).webkitTextFillColor)).toBe('rgba(0, 0, 0, 0)')
    release()
    await expect(page.getByText(t('common:tabs.category')).first()).toBeVisible()
    expect(await page.locator('body').evaluate((element) => getComputedStyle(element).webkitTextFillColor)).not.toBe('rgba(0, 0, 0, 0)')
  })

  test('a legal text that was built in another language comes in theirs', async ({ person, t }) => {
    await person.page.goto('/faqs')
    await expect(person.page.getByRole('heading', { name: t('faqs:title'), level: 1 })).toBeVisible()
  })
})

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('sends no call before the shop knows who asks', async ({ person, world }) => {
    const { page } = person
    const traffic = trafficOf(page)
    const before = (await world.journal()).at(-1)?.seq ?? 0
    const release = await openWithoutScripts(page, '/')
    await expect(outline(page)).toBeVisible()
    await page.waitForLoadState('domcontentloaded')
    release()
    await expect(outline(page)).toHaveCount(0)
    const asked = () => world.journal(before)
    await expect.poll(async () => (await asked()).map(({ path }) => path)).toContain('/api/cms/project/getById')
    await traffic.settled()
    expect((await asked()).filter(({ member_no }) => member_no === undefined)).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('questions and legal texts can be read', async ({ page, t }) => {
    for (const path of ['/faqs', '/faqs/', '/agreement-en', '/privacy']) {
      await page.goto(path)
      expect((await page.getByRole('main').innerText()).length, `length of ${path}`).toBeGreaterThan(1_000)
    }
    await page.goto('/faqs')
    await expect(page).toHaveTitle(new RegExp(t('faqs:title')))
  })
})

for (const [host, test] of [
  ['a server that renders pages', renderedShop],
  ['a host that does not', staticShop],
] as const) {
  test.describe(`from ${host}`, () => {
    test.use({ painted: true, language: 'zh-CN' })

    test('a shop whose scripts fail to load says so, and opens on retry, also when they fail once more', async ({ person, watch }) => {
      const { page, main, t } = person
      watch.allow(/Failed to load resource|dynamically imported module|ERR_FAILED/i)
      let failures = Number.POSITIVE_INFINITY
      await page.route(SCRIPTS, (route) => (failures-- > 0 ? route.abort() : route.continue()))
      await page.goto('/')
      const failure = page.getByRole('alert').filter({ hasText: /\S/ })
      await expect(failure).toContainText(t('common:failure.network'))
      await checkPage(page)

      failures = 3
      // The first call that the shop sends after it has started.
      let started = false
      page.on('request', (request) => {
        started ||= request.url().includes(memberContract.visit.path)
      })
      await failure.getByRole('button', { name: t('common:action.retry') }).click()
      // A browser that keeps the failure of a file needs another press.
      await expect(async () => {
        if (!started && (await failure.isVisible())) await failure.getByRole('button').click({ timeout: 1_000 })
        expect(started).toBe(true)
      }).toPass()
      await expect(main.getByRole('link', { name: /Rp/ }).first()).toBeVisible()
      await expect(failure).toHaveCount(0)
      expect(failures).toBeLessThan(0)
    })
  })
}
