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
