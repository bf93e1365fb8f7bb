import { LANGUAGES } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect } from '@nusaria/scenario-runner/support/test'
import type { Page } from '@playwright/test'
import { renderedShop as test } from '../support/published-shop.ts'
import { mistakesIn, structuredData } from '../support/structured-data.ts'

const INDONESIAN = { headers: { 'accept-language': 'id' } }

/** What a page gives search engines. */
const readTags = (page: Page) =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name) ?? null
    return {
      kinds: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? '')['@type'],
      ),
      canonical: attribute('link[rel=canonical]', 'href'),
      robots: attribute('meta[name=robots]', 'content'),
      languages: [...document.head.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang')),
      descriptions: document.querySelectorAll('meta[name=description]').length,
      title: document.title,
    }
  })

test('a product’s page is served with its tags, keeps them, and loses them with the next page', { tag: '@desktop' }, async ({
  person,
  browser,
  baseURL,
  t,
}) => {
  await prepare.finds(person)
  const { page } = person
  const path = `/commodDetail?product_no=${person.product_no}`
  const still = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'id-ID' })
  await still.addCookies(await person.context.cookies())
  const reader = await still.newPage()
  await reader.goto(path)
  const served = await readTags(reader)
  await still.close()
  expect(served).toMatchObject({
    kinds: ['Product', 'BreadcrumbList'],
    canonical: `${baseURL}${path}`,
    robots: null,
    languages: ['en', 'id', 'zh-CN', 'x-default'],
    descriptions: 1,
  })
  // The cart is asked for by the scripts alone.
  await Promise.all([page.waitForResponse(/\/trade\/cart$/), page.goto(path)])
  expect(await readTags(page)).toEqual(served)
  await page.getByRole('link', { name: t('common:footer.faqs') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('faqs:title'))
  expect(await readTags(page)).toMatchObject({ kinds: [], canonical: null, languages: [], descriptions: 0 })
})

test('where a page is shared, its picture has the size that sites show: a product’s own, else the shop’s', { tag: '@desktop' }, async ({
  person,
  baseURL,
}) => {
  await prepare.finds(person)
  const { page, product_no } = person
  for (const [path, picture] of [
    [`/commodDetail?product_no=${product_no}`, `/share/id/${product_no}.png`],
    ['/faqs', '/icons/share.png'],
  ] as const) {
    const html = await (await page.request.get(baseURL + path, INDONESIAN)).text()
    expect(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]).toBe(`${baseURL}${picture}`)
    const reply = await page.request.get(baseURL + picture)
    expect(reply.headers()['content-type']).toBe('image/png')
    const png = await reply.body()
    // The width and height in a PNG's first part.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630])
  }
  expect((await page.request.get(`${baseURL}/share/id/none.png`)).status()).toBe(404)
})

test('an address with a language chooses it, for the next pages too', { tag: '@desktop' }, async ({ person, page, baseURL }) => {
  await person.page.goto('/faqs?lang=zh-CN')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect.poll(() => page.url()).toBe(`${baseURL}/faqs`)
  const next = await page.request.get('/coupons')
  expect(await next.text()).toContain('<html lang="zh-CN"')
})

test('what the shop does not have is not found, and is in no search engine', { tag: '@desktop' }, async ({ person, baseURL }) => {
  const { request } = person.page
  const addresses = ['/commodDetail?product_no=none', '/activities?project_id=none', '/tidak/ada', '/commodityList?typeId=none']
  for (const path of [...addresses, '/commodityList?typeId=1101&page=99', '/commodityList?keyword=kopi&page=999']) {
    const reply = await request.get(baseURL + path)
    expect(reply.status(), path).toBe(404)
    expect(await reply.text(), path).toMatch(/<meta name="robots" content="noindex, follow"[\s\S]*<main/)
  }
  const found = await (await request.get(`${baseURL}/commodityList?keyword=kopi`)).text()
  expect(found).toContain('<meta name="robots" content="noindex, follow"')
})

test('a product that is no longer sold is gone, with other products in its place', { tag: '@desktop' }, async ({
  person,
  world,
  baseURL,
  t,
}) => {
  await prepare.finds(person)
  const skus = await person.client.call('product.minSkuDetail', { id: person.product_no })
  for (const { sku_no } of skus.sku_list) await world.event('sku', sku_no, 'take_off')
  const reply = await person.page.request.get(`${baseURL}/commodDetail?product_no=${person.product_no}`, INDONESIAN)
  expect(reply.status()).toBe(410)
  expect(await reply.text()).toContain(t('product:missing.title'))
})

test('each page of a list has an address, which a crawler finds from page to page', { tag: '@desktop' }, async ({ person, baseURL, t }) => {
  const read = async (path: string) => (await person.page.request.get(baseURL + path, INDONESIAN)).text()
  const titleOf = (html: string) => /<title>(.*?) · /.exec(html)?.[1] ?? ''
  const linkOf = (html: string, rel: string) =>
    [...html.matchAll(/<a [^>]*>/g)]
      .filter(([tag]) => tag.includes(` rel="${rel}"`))
      .map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'))
  const first = '/commodityList?typeId=12'
  const category = titleOf(await read(first))
  for (const page of [1, 2, 3]) {
    const path = page === 1 ? first : `${first}&page=${page}`
    const html = await read(path)
    expect(titleOf(html)).toBe(page === 1 ? category : t('search:list.page', { title: category, page }))
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path.replace('&', '&#38;')}"`)
    expect(html.match(/"@type":"ListItem","position":(\d+)/)?.[1]).toBe(String((page - 1) * 2 * LIMITS.recommendPageSize + 1))
    expect(linkOf(html, 'prev')).toEqual([[], [first], [`${first}&page=2`]][page - 1])
    expect(linkOf(html, 'next')).toEqual([`${first}&page=${page + 1}`])
  }
})

test('what search engines read about a page follows their rules', { tag: '@desktop' }, async ({ person, baseURL }) => {
  await prepare.finds(person)
  const kinds = {
    '/': ['Organization', 'WebSite'],
    [`/commodDetail?product_no=${person.product_no}`]: ['Product', 'BreadcrumbList'],
    '/commodityList?typeId=12&page=2': ['ItemList', 'BreadcrumbList'],
  }
  for (const [path, expected] of Object.entries(kinds)) {
    const data = structuredData(await (await person.page.request.get(baseURL + path, INDONESIAN)).text())
    expect(data.map((each) => each['@type'])).toEqual(expected)
    expect(await mistakesIn(data), path).toEqual([])
  }
  expect(await mistakesIn([{ '@type': 'Product' }])).toContain('Product: Required attribute "image" is missing')
})

test('each page is described in each language, and leads to the others', { tag: '@desktop' }, async ({ person, baseURL }) => {
  await prepare.finds(person)
  const paths = [
    `/commodDetail?product_no=${person.product_no}`,
    '/',
    '/cate',
    '/commodityList?typeId=12',
    '/activities',
    '/coupons',
    '/faqs',
  ]
  const read = async (address: string) => (await person.page.request.get(address)).text()
  const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? ''
  const all = new Map<string, string>()
  for (const path of paths) {
    const first = await read(baseURL + path)
    for (const language of LANGUAGES) {
      const html = await read(found(first, new RegExp(`hreflang="${language}" href="([^"]*)"`)))
      expect(html).toContain(`<html lang="${language}"`)
      const description = found(html, /<meta name="description" content="([^"]*)"/)
      expect(description.length, `${path} in ${language}`).toBeGreaterThan(10)
      expect(found(html, /<title>(.*?)<\/title>/)).not.toBe('')
      expect(all.get(description), `${path} in ${language}`).toBe(undefined)
      all.set(description, `${path} in ${language}`)
    }
  }
})

test('a shopper without scripts searches, and opens what was found', { tag: '@desktop' }, async ({ browser, baseURL, world, t }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'id-ID' })
  await context.addCookies([{ name: 'mock_world', value: world.id, url: baseURL }])
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('combobox', { name: t('common:header.searchLabel') }).fill('kopi')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/commodityList?keyword=kopi')
  const product = page.getByRole('main').getByRole('link', { name: /Rp/ }).first()
  await page.goto((await product.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kopi/)
  await context.close()
})
