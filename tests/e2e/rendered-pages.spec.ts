import type { Language } from '@nusaria/contracts/headers'
import { memberContract } from '@nusaria/contracts/member'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import { layoutShift, shiftSoFar } from '@nusaria/scenario-runner/support/layout-shift'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect } from '@nusaria/scenario-runner/support/test'
import { LOCALES } from '@nusaria/scenario-runner/support/texts'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { Browser, Page } from '@playwright/test'
import { holdScripts } from '../support/hold-scripts.ts'
import { renderedShop as shop } from '../support/published-shop.ts'
import { repeatedCalls } from '../support/repeated-calls.ts'

interface Reader {
  /** The words of a page in a browser without scripts. */
  read(path: string): Promise<string>
}

const test = shop.extend<{ reader: Reader }>({
  reader: async ({ browser, viewport, userAgent, isMobile, locale, baseURL, world }, use) => {
    const reader = await openReader(browser, { viewport, userAgent, isMobile, locale, baseURL }, world)
    await use(reader)
    await reader.context().close()
  },
})

type ReaderOptions = Parameters<Browser['newContext']>[0]

async function openReader(browser: Browser, options: ReaderOptions, world: WorldControl) {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false })
  await context.addCookies([{ name: 'mock_world', value: world.id, url: options?.baseURL }])
  const page = await context.newPage()
  return {
    context: () => context,
    async read(path: string) {
      await page.goto(path)
      return wordsOf(page)
    },
  }
}

// Every page that is the same for everybody.
const MAIN_PAGES = ['/', '/commodityList?keyword=kopi', '/commodDetail?product_no=P100785']
const OTHER_PAGES = [
  '/cate',
  '/search',
  '/commodDetailEmpty',
  '/activities',
  '/activities?project_id=waktu-ngemil',
  '/coupons',
  '/agreement',
  '/faqs',
  SCREENS.nowhere,
]

const IN_LANGUAGES = Object.keys(LOCALES) as Language[]

const wordsOf = async (page: Page) => (await page.locator('#content').innerText()).replace(/\s+/g, ' ').trim()

interface Visit {
  readonly person: Person
  readonly world: WorldControl
  readonly reader: Reader
}

/** Pages come with their content, which stays when their script starts. */
async function checkRendered({ person, world, reader }: Visit, paths: readonly string[]): Promise<void> {
  const { page } = person
  const traffic = trafficOf(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.__written = document.querySelector('#content')?.firstElementChild
    })
  })
  for (const path of paths) {
    // Ends the previous page: it sends some of its calls seconds after it was loaded.
    await page.goto('about:blank')
    await traffic.settled()
    const written = await reader.read(path)
    // Below the heading of the search page, its keywords come in the browser.
    const beginning = path === '/search' ? 1 : 40
    expect(written.length, `length of ${path} without scripts`).toBeGreaterThan(Math.min(beginning, 25))
    const since = (await world.journal()).at(-1)?.seq ?? 0
    const shift = await layoutShift(page, traffic, path)
    expect(shift, `layout shift of ${path}`).toBeLessThanOrEqual(0.01)
    expect(await page.locator('html').getAttribute('lang')).toBe(person.language)
    expect(await repeatedCalls(world, since), `calls of ${path} sent twice`).toEqual([])
    expect(await page.evaluate(() => window.__written?.isConnected), `the content of ${path} is still there`).toBe(true)
    expect(await wordsOf(page), `what ${path} says`).toContain(written.slice(0, beginning))
    await checkPage(page)
  }
}

/** ms: within the time that a page is sent in one piece, after it, and after the page is sent without it */
const LATE = [150, 500, 1_200]

/** Pages with the call whose reply is late and a text that it has. */
const PAGES = {
  '/': ['cms.getById', 'Voucher'],
  '/cate': ['nav.typeList', 'Camilan'],
  '/commodityList?keyword=kopi': ['search.search', 'Rp'],
  '/commodDetail?product_no=P100785': ['product.minSkuDetail', 'Rp'],
} as const

/** ms: after a page's first piece, and before the server stops waiting */
const SECOND_PIECE = 450

test('home, list, product and cart are readable as the server sends them', { tag: '@smoke' }, async ({ person, world, reader, t }) => {
  const { page } = person
  await checkRendered({ person, world, reader }, MAIN_PAGES)
  const release = await holdScripts(page)
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible()
  await checkPage(page)
  release()
  await expect(page.getByText(t('cart:empty.title'))).toBeVisible()
})

test('a page rendered for desktop shows no desktop header in a narrow window, also before its scripts', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 800 })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('main')).toBeVisible()
  const header = page.locator('[data-frame-header]')
  await expect(header).toBeAttached()
  await expect(header).toBeHidden()
  release()
  await expect(header).toHaveCount(0)
})

for (const language of IN_LANGUAGES)
  test.describe(() => {
    test.use({ language })

    test(`in ${language}: pages come with their content, which stays when their script starts`, async ({ person, world, reader }) => {
      test.setTimeout(240_000)
      await checkRendered({ person, world, reader }, language === 'id' ? OTHER_PAGES : [...MAIN_PAGES, ...OTHER_PAGES])
    })
  })

for (const [path, calls] of [
  ['/', ['cms.getById', 'product.hotList', 'product.productRecommend']],
  ['/commodityList?keyword=kopi', ['search.facets', 'search.search']],
  ['/commodDetail?product_no=P100785', ['product.minSkuDetail', 'promotion.offers']],
] as const)
  test(`${path} starts without an error whichever of its replies comes late`, async ({ person, world, watch }) => {
    const { page } = person
    for (const call of calls)
      for (const ms of LATE) {
        await world.setFaults([{ call, wire: 'latency', ms }])
        await page.goto('about:blank')
        const since = (await world.journal()).at(-1)?.seq ?? 0
        await page.goto(path)
        await expect(person.main.getByText(/Rp/).first()).toBeVisible()
        await trafficOf(page).settled()
        const rendered = (await world.journal(since)).filter((entry) => entry.rendered).map((entry) => entry.call)
        expect(rendered, 'calls that the server made for the page').toContain(call)
        expect(watch.errors, `with ${call} ${ms} ms late`).toEqual([])
      }
  })

test("a page that the shopper scrolls before the shop's scripts come stays there", async ({ person }) => {
  const { page } = person
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(person.main.getByRole('link', { name: /Rp/ }).first()).toBeVisible()
  const position = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(position).toBe(600)
  // The first call that the shop sends after it has started.
  const visit = page.waitForRequest(`**${memberContract.visit.path}`)
  release()
  await visit
  expect(await position()).toBe(600)
})

test("what is typed before the shop's scripts come counts", async ({ person, layout }) => {
  const { page, t, main } = person
  const quantity = main.getByRole('spinbutton')
  const question = main.getByRole('searchbox')
  const search = page.getByRole('combobox', { name: t('common:header.searchLabel') })
  const suggestions = page.getByRole('listbox', { name: t('search:suggestions') })
  const typed = [
    ['/commodDetail?product_no=P100785', quantity, '3', () => expect(quantity).toHaveAttribute('aria-valuenow', '3')],
    ['/faqs', question, 'refund', () => expect(main.locator('mark').first()).toBeVisible()],
    [layout === 'desktop' ? '/cate' : '/search', search, 'kopi', () => expect(suggestions.getByRole('option').first()).toBeVisible()],
  ] as const
  for (const [path, field, text, counts] of typed) {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await field.fill(text)
    // The focus is elsewhere, but on the search, whose suggestions it opens.
    if (field !== search) await field.blur()
    release()
    await counts()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('a page is dark as it comes, and light where the shopper chose that', async ({ person, watch }) => {
    const { page } = person
    watch.allow(/ERR_FAILED/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/faqs')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 13)')
    await page.evaluate(() => localStorage.setItem('appearance', 'light'))
    await page.reload()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 247, 242)')
  })
})

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('sees title and outlines of their own pages before the script starts; they become the page without a jump', async ({
    person,
    t,
  }) => {
    const { page } = person
    const traffic = trafficOf(page)
    const release = await holdScripts(page)
    await page.goto('/order', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: t('order:title') })).toBeVisible()
    await expect(page.getByRole('status', { name: t('common:loading') })).toBeVisible()
    await checkPage(page)
    release()
    await expect(page.getByRole('status', { name: t('common:loading') })).toBeHidden()
    await expect(page.getByRole('heading', { name: t('order:title') })).toBeVisible()
    for (const path of ['/order', '/me', '/addressManage'])
      expect(await layoutShift(page, traffic, path), `layout shift of ${path}`).toBeLessThanOrEqual(0.01)
  })

  test('sees the page of everybody become theirs', async ({ person, t, layout }) => {
    const { page } = person
    await prepare.cart(person)
    await page.goto('/')
    await expect(page.getByRole('link', { name: t('common:header.cartCount', { count: 1 }) })).toBeVisible()
    if (layout === 'desktop') await expect(page.getByRole('banner')).toContainText('Sari')
  })
})

test.describe('a reply that is late', () => {
  for (const [path, [call, text]] of Object.entries(PAGES))
    test(`what is late on ${path} comes in the same page, before the shop’s scripts, and is not asked for again`, async ({
      person,
      world,
    }) => {
      const { page } = person
      const traffic = trafficOf(page)
      const release = await holdScripts(page)
      // The server's code for the page loads with its first request.
      await page.request.get(path)
      await world.setFaults([{ call, wire: 'latency', ms: SECOND_PIECE }])
      const since = (await world.journal()).at(-1)?.seq ?? 0
      await page.goto(path, { waitUntil: 'commit' })
      const content = page.locator('#content')
      await expect(content.getByText(text).first()).toBeVisible()
      release()
      await traffic.settled()
      await expect(content.getByText(text).first()).toBeVisible()
      expect(await repeatedCalls(world, since), 'calls that were sent twice').toEqual([])
      expect(await shiftSoFar(page), 'layout shift').toBeLessThanOrEqual(0.01)
      await checkPage(page)
    })

  test('what does not come in time is left to the browser', async ({ person, world, t }) => {
    const { page } = person
    await world.setFaults([{ call: 'search.search', wire: 'hang', times: 1 }])
    await page.goto('/commodityList?keyword=kopi')
    await expect(page.locator('#content').getByText('Rp').first()).toBeVisible()
    await expect(page.getByRole('status', { name: t('common:loading') })).toHaveCount(0)
  })
})

for (const [when, files] of [
  ['before the shop’s scripts are there', '**/assets/*.js'],
  ['while the code of the page loads', /\/assets\/(?!(vendor|shop|start|rolldown-runtime)-)[^/]+\.js$/],
] as const)
  test(`a press of a button ${when} has its effect once the page is live`, { tag: '@mobile' }, async ({ person, t }) => {
    const { page } = person
    const release = await holdScripts(page, files)
    await page.goto('/commodityList?keyword=kopi', { waitUntil: 'commit' })
    await page.getByRole('button', { name: t('filter:title') }).click()
    release()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    // It was pressed once.
    await page.goBack()
    await expect(sheet).toBeHidden()
  })
