import { MEMBERS } from '@nusaria/scenarios/members'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { createWorld } from '../support/control.ts'
import { httpHost } from '../support/hosts.ts'
import { goTo } from '../support/navigation.ts'
import { plainTest as test } from '../support/plain-test.ts'
import { signInContext } from '../support/seed-session.ts'
import { type Server, startServer } from '../support/server.ts'
import { textsOf } from '../support/texts.ts'

// The production build, behind a proxy that bends replies: in the build of the other browser tests Zod reports them, which fails the test.
// More of each kind of deviation is tested without a browser: fit to a shape in `tests/conformance/bent-replies.slow.test.ts`, envelopes in
// `send.test.ts`, the report in `contract-check.test.ts`; random edits on every page in `bent-pages.spec.ts`.

const t = textsOf('en')
const trouble = t('common:failure.title')
test.use({ locale: 'en' })

let server: Server
// One worker, one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startServer('storefront')
})
test.afterAll(() => server.stop())

async function openShop(context: BrowserContext): Promise<void> {
  const host = httpHost(server.origin)
  const world = await createWorld(host.control)
  await context.addCookies([{ name: 'mock_world', value: world.id, url: server.origin }])
  await signInContext(context, host, world, MEMBERS.sari.phone)
}

/** What a call answers instead, by the end of its path. */
type Bends = Readonly<Record<string, (data: Record<string, unknown>) => unknown>>

/** Bends the data of replies. Returns how to stop. */
async function bends(page: Page, changes: Bends): Promise<() => Promise<void>> {
  for (const [path, change] of Object.entries(changes))
    await page.route(
      (address) => address.pathname.endsWith(path),
      async (route) => {
        const response = await route.fetch()
        const { data, ...body } = await response.json()
        await route.fulfill({ response, json: { ...body, data: change(data) } })
      },
    )
  // A reply that is being bent is waited for.
  return () => page.unrouteAll({ behavior: 'wait' })
}

const open = (page: Page, path: string) => page.goto(server.origin + path)
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true }).first()

/** Presses the retry, after which nothing is in trouble. */
async function retries(page: Page): Promise<void> {
  await button(page, t('common:action.retry')).click()
  await expect(page.getByText(trouble)).toHaveCount(0)
}

const nothing = () => null

test('what cannot be shown becomes a retry in its own place, and the rest of the home page goes on', async ({ page, context }) => {
  await openShop(context)
  let names: string[] = []
  const stop = await bends(page, {
    '/cms/project/getById': nothing,
    '/nav/type/list': nothing,
    '/product/hot_list'(data) {
      const list = data.list as { product_name: string }[]
      names = list.map(({ product_name }) => product_name)
      const shown = list.map((product) => ({ ...product, sold_count: undefined, rating: undefined, max_price: 'a lot' }))
      return { ...data, list: shown.map((product, index) => (index === 0 ? { ...product, price: undefined } : product)) }
    },
  })
  await open(page, '/')
  await expect(page.getByText(trouble).first()).toBeVisible()
  await expect.poll(() => names.length).toBeGreaterThan(1)
  const best = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('home:hot') }) })
  // A product without its price is left out; without what is optional it is shown.
  await expect(best.getByText(names[1] ?? '').first()).toBeVisible()
  await expect(best.getByText(names[0] ?? '')).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(/NaN|undefined|\[object/)
  await stop()
  await retries(page)
})

test('an answer without data or list becomes a retry on the page it belongs to', async ({ page, context }) => {
  await openShop(context)
  for (const [path, call, change] of [
    ['/cart', '/order/trade/cart', nothing],
    ['/order', '/order/trade/list', (data) => ({ ...data, list: null })],
    ['/points', '/points_balance', nothing],
    ['/message', '/message/page', nothing],
    ['/addressManage', '/member/address/list', nothing],
  ] satisfies [string, string, Bends[string]][])
    await test.step(`${call} on ${path}`, async () => {
      const stop = await bends(page, { [call]: change })
      if (path === '/cart') await open(page, path)
      else await goTo(page, path)
      await expect(page.getByText(trouble).first()).toBeVisible()
      await expect(page.getByText(t('common:crash.title'))).toBeHidden()
      await stop()
      await retries(page)
    })
})

const answers = [
  { contentType: 'text/html', body: '<html><body>Welcome</body></html>' },
  { json: { success: true, result: { list: [], total: 0 } } },
  { json: [{ order_no: '1' }] },
  { json: { code: 0, status: '10000', data: { code: 0, data: { list: [], total: 0 } } } },
  { json: { code: 'E-77', status: 'x', msg: { en: 'no' }, data: null } },
]

test('HTML with status 200, other envelopes and a refusal without a text become a retry, each time', async ({ page, context }) => {
  await openShop(context)
  let asked = 0
  await page.route('**/api/order/trade/list', (route) => {
    const answer = answers[asked]
    asked += 1
    return answer ? route.fulfill(answer) : route.continue()
  })
  await open(page, '/order')
  for (const number of answers.keys()) {
    await expect.poll(() => asked).toBe(number + 1)
    await expect(button(page, t('common:action.retry'))).toBeVisible()
    await expect(page.locator('body')).not.toContainText('[object')
    await button(page, t('common:action.retry')).click()
  }
  await expect(page.getByText(trouble)).toHaveCount(0)
})

/** Every number as text, and a field that nobody knows in every object. */
const asText = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asText)
  if (typeof value === 'object' && value !== null)
    return { ...Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asText(each)])), added_later: { a: [1] } }
  return typeof value === 'number' ? String(value) : value
}

test('numbers as text and unknown fields change nothing on the screen', async ({ page, context }) => {
  await openShop(context)
  const main = page.getByRole('main')
  const prices = async () => {
    await open(page, '/order')
    await expect(main.getByText(/Rp\s?\d/).first()).toBeVisible()
    await expect(main).not.toContainText(/NaN|undefined|\[object/)
    return main.getByText(/^Rp\s?[\d.,]+$/).allTextContents()
  }
  const expected = await prices()
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: asText(await response.json()) })
  })
  expect(await prices()).toEqual(expected)
  await page.unrouteAll({ behavior: 'wait' })
})

test('too many requests, in the language of the shopper: the retry waits as told; then an answer that takes 10 s', async ({
  page,
  context,
}) => {
  const id = textsOf('id')
  await openShop(context)
  await page.addInitScript(() => localStorage.setItem('language', 'id'))
  await page.clock.install()
  let asked = 0
  await page.route('**/api/order/trade/list', (route) => {
    asked += 1
    if (asked === 1) return route.fulfill({ status: 429, headers: { 'retry-after': '20' }, body: 'slow down' })
    // The second one is never answered.
    return asked === 2 ? undefined : route.continue()
  })
  await open(page, '/order')
  await expect(page.getByText(id('common:failure.busy'))).toBeVisible()
  await expect(button(page, /\d+ dtk/)).toBeDisabled()
  await page.clock.runFor(21_000)
  expect(asked).toBe(1)
  await button(page, id('common:action.retry')).click()
  await expect(page.getByText(id('common:failure.busy'))).toBeHidden()
  await expect.poll(() => asked).toBe(2)
  await page.clock.runFor(8_100)
  await expect(page.getByText(id('common:failure.timeout'))).toBeVisible()
  await button(page, id('common:action.retry')).click()
  await expect(page.getByText(id('common:failure.timeout'))).toBeHidden()
  expect(asked).toBe(3)
})
