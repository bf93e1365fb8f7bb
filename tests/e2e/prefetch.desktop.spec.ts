import { productLinks } from '../drivers/browser/discovery.ts'
import { renderedShop as test } from '../support/published-shop.ts'
import { expect } from '../support/test.ts'

interface Status {
  readonly prefetchUrl: string
  readonly status: string
}

test('a product’s page is on its way while its card is pointed at, and opens from what has come', async ({ person, browserName }) => {
  // biome-ignore lint/suspicious/noSkippedTests: others have no such rules, and no protocol to ask
  test.skip(browserName !== 'chromium', 'others have no such rules, and no protocol to ask')
  const { page, context } = person
  const protocol = await context.newCDPSession(page)
  const seen: Status[] = []
  protocol.on('Preload.prefetchStatusUpdated', (status) => seen.push(status))
  await protocol.send('Preload.enable')
  await page.goto('/')
  const card = productLinks(person).first()
  await card.hover()
  const address = new URL((await card.getAttribute('href')) ?? '', page.url()).href
  await expect.poll(() => seen.filter(({ prefetchUrl }) => prefetchUrl === address).map(({ status }) => status)).toContain('Ready')
  const [product] = await Promise.all([context.waitForEvent('page'), card.click()])
  await expect(product.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => seen.filter(({ prefetchUrl }) => prefetchUrl === address).map(({ status }) => status)).toContain('Success')
})

test('the products of a category are asked for while its link is pointed at, and not again', async ({ person }) => {
  const { page } = person
  const asked: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (/\/(product\/list|search\/facets)$/.test(path)) asked.push(path)
  })
  await page.goto('/')
  const category = page
    .getByRole('navigation', { name: person.t('common:header.categories') })
    .getByRole('link')
    .nth(1)
  const point = async () => {
    await page.mouse.move(0, 0)
    await category.hover()
    return asked.length
  }
  await expect.poll(point).toBe(2)
  await category.click()
  await page.waitForURL('**/commodityList?**')
  await expect(productLinks(person).first()).toBeVisible()
  expect(asked).toHaveLength(2)
})
