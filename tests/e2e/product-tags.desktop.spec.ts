import type { Page } from '@playwright/test'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

/** What the page gives search engines: product data, canonical address, title. */
const readTags = (page: Page) =>
  page.evaluate(() => ({
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? '')),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    image: document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
    descriptions: document.querySelectorAll('meta[name=description]').length,
    title: document.title,
  }))

test('a product’s page is served with its tags, and keeps them', async ({ person, browser, baseURL }) => {
  await prepare.finds(person)
  const path = `/commodDetail?product_no=${person.product_no}`
  const still = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'id-ID' })
  await still.addCookies(await person.context.cookies())
  const page = await still.newPage()
  await page.goto(path)
  const served = await readTags(page)
  await still.close()
  expect(served.data).toHaveLength(1)
  expect(served.data[0]).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'IDR' } })
  expect(served.canonical).toBe(`${baseURL}${path}`)
  expect(served.image).toContain('/')
  expect(served.descriptions).toBe(1)

  await person.page.goto(path)
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => readTags(person.page)).toEqual(served)
})
