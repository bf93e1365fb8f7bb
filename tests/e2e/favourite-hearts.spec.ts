import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Locator, Page } from '@playwright/test'

const CALLS = '/consumer/product/favourite'

/** What the page asks and tells about favourites, from now on. */
function favouriteCalls(page: Page): { readonly name: string; readonly products: readonly string[] }[] {
  const calls: { name: string; products: readonly string[] }[] = []
  page.on('request', (request) => {
    const [, name] = new URL(request.url()).pathname.split(`${CALLS}/`)
    if (name) calls.push({ name, products: request.postDataJSON().product_nos })
  })
  return calls
}

/** px: the room of a touch */
const TOUCH = 44

/** The part of a button that a touch meets, its edges included. */
const touchBox = (button: Locator) =>
  button.evaluate((element, touch) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const [middle, centre] = [x + width / 2, y + height / 2]
    const reach = touch / 2 - 1
    const corners = [
      [middle - reach, centre],
      [middle + reach, centre],
      [middle, centre - reach],
      [middle, centre + reach],
    ] as const
    return corners.filter(([left, top]) => document.elementFromPoint(left, top)?.closest('button') === element).length
  }, TOUCH)

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test("sees in one call which of a list's products are favourites, and changes them without leaving it", async ({ person }) => {
    const { page, main, t } = person
    const { product } = await findProduct(person.client, { like: 'kopi mandailing' })
    await person.client.call('favourite.add', { product_nos: [product.product_no] })
    const calls = favouriteCalls(page)
    await page.goto('/commodityList?keyword=kopi')
    const hearts = main.getByRole('button', { name: person.named('common:card.favourite') })
    const heart = main.getByRole('button', { name: t('common:card.favourite', { product: product.product_name }), exact: true })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(calls.map(({ name, products }) => [name, products.length])).toEqual([['status', await hearts.count()]])
    await heart.scrollIntoViewIfNeeded()
    expect(await touchBox(heart)).toBe(4)
    await checkPage(page)
    const address = page.url()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => calls.some(({ name, products }) => name === 'remove' && products[0] === product.product_no)).toBe(true)
    expect(page.url()).toBe(address)

    // A product's page shows the same, and so do the cards below it.
    await goTo(page, `/commodDetail?product_no=${product.product_no}`)
    const own = main.getByRole('button', { name: t('common:card.favourite', { product: product.product_name }), exact: true }).first()
    await expect(own).toHaveAttribute('aria-pressed', 'false')
    await own.click()
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await goTo(page, '/commodityList?keyword=kopi')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await goTo(page, '/favourites')
    await expect(main.getByRole('link', { name: product.product_name })).toBeVisible()
    await expect(hearts).toHaveCount(0)
  })

  test('sees a heart go back, with a message, when the shop cannot be reached', async ({ person, watch }) => {
    const { page, main, t } = person
    await page.goto('/commodityList?keyword=kopi')
    const heart = main.getByRole('button', { name: person.named('common:card.favourite') }).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    watch.allow(/net::ERR_FAILED/)
    await page.route(`**${CALLS}/add`, (route) => route.abort())
    await heart.click()
    await expect(person.seen.getByText(t('common:failure.network'))).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(`**${CALLS}/add`)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a guest sees empty hearts on home, in lists and below products, and nothing is asked for them', async ({ person }) => {
  const { page, main } = person
  const { product } = await findProduct(person.client, { like: 'kopi mandailing' })
  const calls = favouriteCalls(page)
  for (const path of ['/', '/commodityList?keyword=kopi', `/commodDetail?product_no=${product.product_no}`, '/commodDetailEmpty']) {
    await goTo(page, path)
    const hearts = main.getByRole('button', { name: person.named('common:card.favourite') })
    await expect(hearts.first()).toBeAttached()
    await expect(main.getByRole('button', { name: person.named('common:card.favourite'), pressed: true })).toHaveCount(0)
    await expect(main.getByRole('link').getByRole('button')).toHaveCount(0)
  }
  expect(calls).toEqual([])
})
