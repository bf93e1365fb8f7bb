import { existsSync } from 'node:fs'
import { HEADERS } from '@nusaria/contracts/headers'
import { checkDark, checkPage } from '@nusaria/scenario-runner/support/check-page'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { plainTest } from '@nusaria/scenario-runner/support/plain-test'
import { configFile, type Server, startServer } from '@nusaria/scenario-runner/support/server'
import { textsOf } from '@nusaria/scenario-runner/support/texts'
import type { ConfigFile } from '@nusaria/server/site/config-schema'
import { expect, type Page } from '@playwright/test'

const t = textsOf('id')
// The static host is the offline build, whose worker answers its calls.
const test = plainTest.extend({ locale: 'id-ID', serviceWorkers: 'allow' })
const servers: Server[] = []

/** Serves the one build with a configuration. */
async function serve(config: ConfigFile): Promise<string> {
  const server = await startServer('checked', { NUSARIA_CONFIG: configFile(config) })
  servers.push(server)
  return server.origin
}

const productLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /Rp/ }).first()
let server: Server

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
})

test('one build serves two configurations: store number, API, links and features', async ({ page, isMobile }) => {
  const one = await serve({
    storeNo: 'A-1',
    links: { about: 'https://one.example/about', ios: 'https://one.example/ios' },
    features: { googleLogin: false, app: false, restockAlerts: false, reviews: false, questions: false, invoices: false },
  })
  const two = await serve({
    storeNo: 'fallback',
    apiOrigin: one,
    stores: [
      { host: 'other.example', storeNo: 'other' },
      { host: '127.0.0.1', storeNo: 'B-2', links: { about: 'https://two.example/about' } },
    ],
  })
  // The mock has no CORS headers of its own.
  await page.route(`${one}/api/**`, async (route) => {
    if (route.request().headers().origin !== two) return route.continue()
    const reply = await route.fetch()
    await route.fulfill({ response: reply, headers: { ...reply.headers(), 'access-control-allow-origin': two } })
  })
  const stores = async (origin: string) => {
    const sent = page.waitForRequest(
      (request) => request.url().includes('/api/') && request.headers().referer?.startsWith(`${origin}/`) === true,
    )
    await page.goto(origin)
    await expect(productLink(page)).toBeVisible()
    const request = await sent
    return [new URL(request.url()).origin, request.headers()[HEADERS.store.toLowerCase()]]
  }
  const about = page.getByRole('link', { name: t('common:footer.about') })

  expect(await stores(one)).toEqual([one, 'A-1'])
  await expect(about).toHaveAttribute('href', 'https://one.example/about')
  await expect(page.getByText(t('common:footer.getApp'))).toHaveCount(0)
  await test.step('pages of a feature that is off are not found, and nothing leads to them', async () => {
    const product = (await productLink(page).getAttribute('href')) ?? ''
    const isMissing = async (path: string) => {
      await goTo(page, path)
      await expect(page.getByRole('heading', { name: t('common:notFound.title') }).first()).toBeVisible()
    }
    await isMissing('/arrivalNotices')
    await goTo(page, product)
    await expect(page.getByRole('article')).toBeVisible()
    await expect(page.locator('#product-reviews')).toHaveCount(0)
    await isMissing('/review?order_no=1')
    await page.goto(`${one}/login`)
    await expect(page.getByRole('button', { name: t('auth:ways.password') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('auth:ways.google') })).toHaveCount(0)
    await isMissing('/invoice/1')
  })

  expect(await stores(two)).toEqual([one, 'B-2'])
  await expect(about).toHaveAttribute('href', 'https://two.example/about')
  if (!isMobile) await expect(page.getByText(t('common:footer.getApp'))).not.toHaveCount(0)
  await expect(page.getByRole('main').locator(`img[src^="${one}/media/"]`).first()).toBeAttached()
  await page.goto(`${two}/login`)
  await expect(page.getByRole('button', { name: t('auth:ways.google') })).toBeVisible()
  // The page behind the login may still be waiting for replies.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a static host serves the file: a wrong one shows the operator what is wrong, a missing one changes nothing', async ({
  page,
}, info) => {
  const origin = String(info.config.metadata.offline)
  const answer = (reply: { status: number; body: string; contentType: string }) =>
    page.route('**/config.json', (route) => route.fulfill(reply), { times: 1 })
  await answer({ status: 200, contentType: 'application/json', body: '{"storeNo":"7","links":{"about":"here"}}' })
  await page.goto(origin)
  await expect(page.getByText('links.about: expected an address that begins with https:// or http://')).toBeVisible()
  await expect(page.getByText(t('common:failure.unavailable'))).toBeVisible()
  await expect(page.getByText(textsOf('zh-CN')('common:failure.unavailable'))).toBeVisible()
  await answer({ status: 404, contentType: 'text/plain', body: '' })
  await page.goto(origin)
  await expect(productLink(page)).toBeVisible()
})

test('a wrong configuration stops the start', async () => {
  await expect(serve({ storeNo: '' })).rejects.toThrow('ended with 1')
})

test.describe('the second brand', () => {
  // A browser that asks for none of the shop's languages.
  test.use({ locale: 'ja-JP', serviceWorkers: 'block' })

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    server = await startServer('brand')
  })

  test.afterAll(() => server.stop())

  test('the second brand has its own name, sign, colours, links and language on every page', async ({ page }, info) => {
    const look = async (path: string) => {
      await page.goto(server.origin + path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
      await checkPage(page)
      await checkDark(page)
      const { SCREENS } = process.env
      if (SCREENS && existsSync(SCREENS)) await page.screenshot({ path: `${SCREENS}/${info.project.name}${path.replace(/\W+/g, '-')}.png` })
      // The name of the default brand is nowhere in what a shopper sees.
      await expect(page.locator('body')).not.toContainText(/nusaria/i)
    }
    await look('/')
    await expect(page).toHaveTitle('Pasar Pagi')
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('Pasar Pagi: ')
    await expect(page.getByRole('link', { name: t('common:footer.about') })).toHaveAttribute('href', 'https://pasarpagi.example/tentang')
    const red = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sambal'))
    expect(red.toLowerCase()).toBe('#14744a')
    const product = await page.getByRole('main').getByRole('link', { name: /Rp/ }).first().getAttribute('href')
    await look(String(product))
    for (const path of ['/cart', '/login', '/agreement']) await look(path)
    await expect(page.getByText('PT Pasar Pagi Sejahtera').first()).toBeVisible()
  })
})
