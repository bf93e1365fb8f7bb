import { productContract } from '@nusaria/contracts/product'
import { productLinks } from '@nusaria/scenario-runner/drivers/browser/discovery'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Page } from '@playwright/test'
import { holdScripts } from '../support/hold-scripts.ts'
import { renderedShop as rendered } from '../support/published-shop.ts'

const DETAIL = `**${productContract.minSkuDetail.path.replace(':id', '*')}`

/** Notes what moves in the transitions of a page. */
const noteMoves = (page: Page) =>
  page.evaluate(() => {
    const moves: unknown[] = []
    Object.assign(window, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const note = () => moves.push(...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement))
      void transition.ready.then(note)
      return transition
    }
  })

interface Status {
  readonly prefetchUrl: string
  readonly status: string
}

for (const [motion, moved] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a product opens with the picture of its card before its data is there (motion: ${motion})`, { tag: '@mobile' }, async ({
    person,
    browserName,
  }) => {
    // biome-ignore lint/suspicious/noSkippedTests: others have no such transitions
    test.skip(browserName !== 'chromium', 'others have no such transitions')
    const { page, main } = person
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.emulateMedia({ reducedMotion: motion })
    await page.route(DETAIL, (route) => released.then(() => route.fallback()))
    await page.goto('/commodityList?keyword=kopi')
    const card = productLinks(person).first()
    const picture = `img[src="${await card.locator('img').first().getAttribute('src')}"]`
    await noteMoves(page)
    await card.click()
    await page.waitForURL('**/commodDetail?**')
    await expect(main.locator(`[data-picture] > ${picture}`)).toBeVisible()
    const moves = () => page.evaluate(() => (window as unknown as { moves: string[] }).moves.map(String))
    if (moved) await expect.poll(moves).toContain('::view-transition-group(product-picture)')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('[data-picture] > img')).toHaveCount(0)
    await expect(main.locator(picture)).toBeVisible()
    if (!moved) expect(await moves()).toEqual([])
  })
}

test('a touch on a link shows at once that the page is on its way, until it is there', { tag: '@mobile' }, async ({
  person,
  t,
  browserName,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: others don't tell of a navigation
  test.skip(browserName !== 'chromium', 'others don’t tell of a navigation')
  const { page } = person
  await page.goto('/')
  await expect(page.getByRole('heading').first()).toBeAttached()
  const release = await holdScripts(page)
  const onItsWay = page.locator('html[data-leaving]')
  await expect(onItsWay).toHaveCount(0)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('common:tabs.cart') })
    .click()
  await expect(onItsWay).toHaveCount(1)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart:title'))
  await expect(onItsWay).toHaveCount(0)
  // Another order of the same list is no other page.
  await goTo(page, '/commodityList?keyword=kopi')
  await page.evaluate(() => {
    const marks: string[] = []
    Object.assign(window, { marks })
    const note = () => marks.push(document.documentElement.dataset.leaving ?? 'gone')
    new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['data-leaving'] })
  })
  const marks = () => page.evaluate(() => (window as unknown as { marks: readonly string[] }).marks)
  await page.getByRole('button', { name: t('search:sort.newest') }).click()
  await page.waitForURL(/sort=newest/)
  expect(await marks()).toEqual([])
  await productLinks(person).first().click()
  await page.waitForURL('**/commodDetail?**')
  await expect.poll(marks).toEqual(['', 'gone'])
})

rendered(
  'a product’s page is on its way while its card is pointed at, and opens from what has come',
  { tag: '@desktop' },
  async ({ person, browserName }) => {
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
  },
)

rendered(
  'the products of a category are asked for while its link is pointed at, and not again',
  { tag: '@desktop' },
  async ({ person }) => {
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
  },
)
