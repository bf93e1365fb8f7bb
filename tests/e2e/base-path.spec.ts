import { MENTENG } from '@nusaria/scenarios/sample-data'
import type { BrowserContext } from '@playwright/test'
import { loginActions, loginForm } from '../drivers/browser/login.ts'
import { fillAddress, orderActions } from '../drivers/browser/orders.ts'
import { paymentActions, seesResult } from '../drivers/browser/payment.ts'
import type { Person } from '../drivers/browser/person.ts'
import { addVariant } from '../drivers/browser/product.ts'
import { checkPage } from '../support/check-page.ts'
import { findProduct } from '../support/find-product.ts'
import { BY_DAY } from '../support/nightly.ts'
import { prepare } from '../support/prepare.ts'
import { type Server, startServer } from '../support/server.ts'
import { expect, test as plain } from '../support/test.ts'

const BASE = '/toko'

let server: Server | undefined

/** The shop below `/toko/`, on a server of its own. */
const test = plain.extend({
  // The hook that starts the server asks too.
  baseURL: async ({ browserName: _ }, use) => use(server?.origin),
  base: `${BASE}/`,
})

// One worker, one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startServer('base', { NUSARIA_BASE: `${BASE}/`, NUSARIA_STRICT: '1' })
})
test.afterAll(() => server?.stop())

/** Collects the requests that are neither below the shop's path nor for the API and its pages. */
function watchOutside(context: BrowserContext): string[] {
  const outside: string[] = []
  context.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && !/^\/(toko|api|media|gateway|google)\//.test(pathname)) outside.push(pathname)
  })
  return outside
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

test('the shop works below a path: from home to a paid order, with back and reload', async ({ person, baseURL }) => {
  test.slow()
  const outside = watchOutside(person.context)
  const { t } = person
  await opensProduct(person)
  await person.page.reload()
  await expect(person.page.getByRole('article')).toBeVisible()
  if (person.layout === 'mobile') {
    await person.page.goBack()
    await at(person, '/')
    await expect(person.main.getByRole('link', { name: /Rp/ }).first()).toBeVisible()
  }

  const { product, sku } = await findProduct(person.client, { like: 'kopi mandailing', variants: true })
  const address = `${BASE}/commodDetail?product_no=${product.product_no}`
  await person.page.goto(address)
  await expect(person.page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + address)
  await addVariant(person, 1, sku.spec_values)
  await person.page.goto(`${BASE}/cart`)
  await person.press('cart:checkout…')
  await expect(loginForm(person).getByLabel(t('auth:phone.label'))).toBeVisible()
  await loginActions.logsIn(person, { account: '81377700091' })
  await at(person, '/orderConfirm')

  const { page } = person
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

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('returns from the payment gateway to the shop’s path', { tag: BY_DAY.desktop }, async ({ person }) => {
    await prepare.unpaidOrder(person)
    await person.page.goto(`${BASE}/checkout?order_no=${person.order_no}`)
    await paymentActions.pays(person, { method: 'e_wallet' })
    await paymentActions.choosesAtGateway(person, { result: 'success' })
    await at(person, '/paymentSuccess')
    await seesResult(person, 'paid')
  })
})

test('a login with Google returns to the page below the shop’s path', async ({ person }) => {
  await person.page.goto(`${BASE}/setting`)
  await expect(loginForm(person).getByLabel(person.t('auth:phone.label'))).toBeVisible()
  await loginActions.logsInByGoogle(person, { choice: 'allow', email: 'sari@example.com' })
  await at(person, '/setting')
  await expect(person.main.getByText(person.t('profile:password.label')).first()).toBeVisible()
})

test('a wrong address below the path is not found, and its links stay below the path', { tag: BY_DAY.desktop }, async ({
  person,
  page,
  baseURL,
  watch,
}) => {
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
