import { loginActions, loginForm } from '@nusaria/scenario-runner/drivers/browser/login'
import { fillAddress, orderActions } from '@nusaria/scenario-runner/drivers/browser/orders'
import { paymentActions, seesResult } from '@nusaria/scenario-runner/drivers/browser/payment'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { isStarted } from '@nusaria/scenario-runner/support/navigation'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { type Server, startServer } from '@nusaria/scenario-runner/support/server'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import type { BrowserContext, Page } from '@playwright/test'

const BASE = '/toko'

let server: Server | undefined

/** The shop below `/toko/`, on a server of its own. */
const belowPath = test.extend({
  // The hook that starts the server asks too.
  baseURL: async ({ browserName: _ }, use) => use(server?.origin),
  base: `${BASE}/`,
})

/** Collects the requests that are neither below the shop's path nor for the API and its pages. */
function watchOutside(context: BrowserContext): string[] {
  const outside: string[] = []
  context.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && !/^\/(toko|api|media|gateway|google)\//.test(pathname)) outside.push(pathname)
  })
  return outside
}

/** Path and query of a product's page, the way its canonical address is written. */
const addressOf = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return `${pathname}?product_no=${searchParams.get('product_no')}`
}

const at = (person: Person, path: string) => person.page.waitForURL((url) => url.pathname === BASE + path)

/** Opens the first product of the home page, on desktop in a new tab. */
async function opensProduct(person: Person): Promise<void> {
  const { page, context, layout } = person
  await page.goto(`${BASE}/`)
  const product = person.main.getByRole('link', { name: /Rp/ }).first()
  const [tab] = await Promise.all([layout === 'desktop' ? context.waitForEvent('page') : page, product.click()])
  person.page = tab
  await at(person, '/commodDetail')
  await expect(tab.getByRole('article')).toBeVisible()
}

test('/pc redirects home, as a document and inside the shop, with a slash and in capitals', async ({ person, request, baseURL }) => {
  const { page } = person
  for (const path of ['/pc', '/pc/', '/PC', '/Pc/?q=1']) {
    const reply = await request.get(baseURL + path, { maxRedirects: 0 })
    expect([path, reply.status(), reply.headers().location]).toEqual([path, 302, path.endsWith('1') ? '/?q=1' : '/'])
  }
  await page.goto('/faqs')
  await isStarted(page)
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'pc', usr: null }, '', '/PC/')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
})

test('an unknown address says so and links home', async ({ person, watch }) => {
  const { page, t } = person
  watch.allow(/404.*\/tidak\/ada/)
  expect((await page.goto('/tidak/ada'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: t('common:notFound.title') }).first()).toBeVisible()
  await checkPage(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common:notFound.home') })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
})

belowPath.describe('below a path', () => {
  // One worker, one server.
  belowPath.describe.configure({ mode: 'default' })

  belowPath.beforeAll(async () => {
    test.setTimeout(180_000)
    server = await startServer('base', { NUSARIA_BASE: `${BASE}/`, NUSARIA_STRICT: '1' })
  })

  belowPath.afterAll(() => server?.stop())

  belowPath('a product opens below a path from home, and stays there with reload and back', async ({ person, baseURL }) => {
    const outside = watchOutside(person.context)
    await opensProduct(person)
    const { page, layout } = person
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + addressOf(page))
    await page.reload()
    await expect(page.getByRole('article')).toBeVisible()
    if (layout === 'mobile') {
      await page.goBack()
      await at(person, '/')
      await expect(person.main.getByRole('link', { name: /Rp/ }).first()).toBeVisible()
    }
    expect(outside).toEqual([])
  })

  belowPath.describe('a new member', () => {
    belowPath.use({ member: 'budi' })

    belowPath('buys below the path, from the cart to the order, with reload and back', async ({ person }) => {
      const { page, context, t } = person
      const outside = watchOutside(context)
      await prepare.cart(person)
      await page.goto(`${BASE}/cart`)
      await person.press('cart:checkout…')
      await at(person, '/orderConfirm')
      await page.getByRole('link', { name: t('checkout:confirm.address.add') }).click()
      await fillAddress(person, MENTENG)
      await page.reload()
      await orderActions.placesOrder(person)
      await at(person, '/checkout')
      await paymentActions.pays(person, { method: 'cod' })
      await seesResult(person, 'cod')
      await page.getByRole('link', { name: t('checkout:result.order') }).click()
      await at(person, `/orderDetail/${person.order_no}`)
      await expect(page.getByText(t('order:headline.pending_shipment')).first()).toBeVisible()
      await page.goBack()
      await at(person, '/paymentSuccess')
      expect(outside).toEqual([])
    })
  })

  belowPath.describe('a member', () => {
    belowPath.use({ member: 'sari' })

    belowPath('returns from the payment gateway to the shop’s path', async ({ person }) => {
      await prepare.unpaidOrder(person)
      await person.page.goto(`${BASE}/checkout?order_no=${person.order_no}`)
      await paymentActions.pays(person, { method: 'e_wallet' })
      await paymentActions.choosesAtGateway(person, { result: 'success' })
      await at(person, '/paymentSuccess')
      await seesResult(person, 'paid')
    })
  })

  belowPath('a login with Google returns to the page below the shop’s path', async ({ person }) => {
    await person.page.goto(`${BASE}/setting`)
    await expect(loginForm(person).getByLabel(person.t('auth:phone.label'))).toBeVisible()
    await loginActions.logsInByGoogle(person, { choice: 'allow', email: 'sari@example.com' })
    await at(person, '/setting')
    await expect(person.main.getByText(person.t('profile:password.label')).first()).toBeVisible()
  })

  belowPath('a wrong address below the path is not found, and its links stay below the path', async ({ person, page, baseURL, watch }) => {
    watch.allow(/404.*\/tidak\/ada/)
    const outside = watchOutside(person.context)
    await page.goto(`${BASE}/tidak/ada`)
    await expect(page.getByRole('heading', { name: person.t('common:notFound.title') }).first()).toBeVisible()
    await checkPage(page)
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((href) => !href?.startsWith(`${BASE}/`))).toEqual([])
    await person.main.getByRole('link', { name: person.t('common:notFound.home') }).click()
    await at(person, '/')
    expect(outside).toEqual([])
    // The origin itself and the path without its slash lead to the shop.
    for (const path of ['/', BASE]) expect((await page.request.get(path)).url()).toBe(`${baseURL}${BASE}/`)
    expect((await page.request.get('/config.json')).status()).toBe(404)
    expect((await page.request.get(`${BASE}/config.json`)).ok()).toBe(true)
  })
})
