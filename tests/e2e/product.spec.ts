import { discoveryActions } from '@nusaria/scenario-runner/drivers/browser/discovery'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { checkDark, checkPage } from '@nusaria/scenario-runner/support/check-page'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Route } from '@playwright/test'

test('the sizes of clothes are shown beside the choice of a size; back closes them alone, and a wide table scrolls by itself', async ({
  person,
  layout,
}) => {
  const { page, t } = person
  await discoveryActions.looksAt(person, { wish: { like: 'baju bela diri' } })
  const main = page.getByRole('main')
  if (layout === 'mobile') await main.getByRole('button', { name: t('product:buy.now') }).click()
  const options = layout === 'mobile' ? page.getByRole('dialog', { name: t('product:choice.title') }) : main
  if (layout === 'mobile') {
    await expect(options).toBeVisible()
    await checkDark(page)
    // What floats over the pictures can't be pressed beside the sheet.
    const behind = page.locator('a[href="/cart"]').first()
    await expect(behind).toBeInViewport()
    const takesPress = () =>
      behind.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await expect.poll(takesPress).toBe(false)
  }
  await options.getByRole('radio', { name: 'L', exact: true }).check()
  await options.getByRole('button', { name: t('product:choice.sizes') }).click()
  const guide = page.getByRole('dialog', { name: t('product:choice.sizes') })
  const table = guide.getByRole('table', { name: t('measures:sizes.clothes.caption') })
  await expect(table.getByRole('row', { name: /^L / })).toContainText(t('measures:sizes.selected'))
  await checkPage(page)
  if (layout === 'mobile') {
    const box = guide.getByRole('region', { name: t('measures:sizes.clothes.caption') })
    await expect(table.getByRole('columnheader').last()).not.toBeInViewport({ ratio: 1 })
    await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 })
    await expect(table.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 })
  }
  await page.goBack()
  await expect(guide).toHaveCount(0)
  if (layout === 'mobile') await expect(options).toBeVisible()
  await expect(options.getByRole('button', { name: t('product:choice.sizes') })).toBeFocused()
  if (layout === 'desktop') return
  // The sheet closes alone, too: the chosen size stays in the address, and forward opens nothing.
  const chosen = page.url()
  await page.goBack()
  await expect(options).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(chosen)
  await expect(options).toHaveCount(0)
})

test('a tab leads to the questions before they are loaded, and stands in the middle where not all tabs fit', { tag: '@mobile' }, async ({
  person,
}) => {
  const { page, t } = person
  await prepare.finds(person)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/commodDetail?product_no=${person.product_no}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 300)
  const tabs = person.control('navigation', 'product:sections.label')
  const tab = tabs.getByRole('button', { name: t('product:sections.questions'), exact: true })
  await tab.click()
  await expect(page.getByRole('heading', { level: 2, name: t('review:question.title') })).toBeInViewport()
  await expect(tab).toHaveAttribute('aria-current', 'location')
  await expect(tab).toBeInViewport({ ratio: 1 })
  await checkPage(page)
  await tabs.getByRole('button', { name: t('product:sections.related'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: t('product:related') })).toBeInViewport()
})

test('the questions stay in their place while the reviews above them come', { tag: '@mobile' }, async ({ person, world }) => {
  const { page, t } = person
  await prepare.finds(person)
  await world.setFaults([{ call: 'review.list', wire: 'latency', ms: 1_500 }])
  await page.goto(`/commodDetail?product_no=${person.product_no}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 400)
  const tabs = person.control('navigation', 'product:sections.label')
  const tab = tabs.getByRole('button', { name: t('product:sections.questions'), exact: true })
  await tab.click()
  await expect(page.getByRole('button', { name: t('review:helpful.action') }).first()).toBeAttached()
  const top = () => page.locator('#product-questions').evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThanOrEqual(80)
  await expect(tab).toHaveAttribute('aria-current', 'location')
})

test('the worst reviews come with the shop’s answers; their photos are one tap away, and the page is the same afterwards', async ({
  person,
}) => {
  const { page, t } = person
  await discoveryActions.looksAt(person, { wish: { like: 'kopi mandailing' } })
  await productActions.sortsReviews(person, { sort: 'stars_asc' })
  await expect(page.getByText(t('review:reply')).first()).toBeVisible()
  const wall = page.getByRole('region', { name: t('review:wall.title') })
  await expect(wall.getByRole('img').or(wall.locator('img')).first()).toBeAttached()
  await checkPage(page)
  await wall.getByRole('button').last().click()
  const viewer = person.dialog('review:wall.title')
  await expect(viewer.getByText(person.named('review:wall.by'))).toBeVisible()
  await checkPage(page)
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: t('review:sort.label') })).toHaveValue('stars_asc')
})

test('what is below the related products stays in place while they load', async ({ person }) => {
  await prepare.finds(person)
  const { page, t } = person
  const held: Route[] = []
  await page.route('**/product/related_list', (route) => {
    held.push(route)
  })
  await page.goto(`/commodDetail?product_no=${person.product_no}`)
  const heading = page.getByRole('heading', { name: t('product:related') })
  const related = page.locator('section').filter({ has: heading }).last()
  const height = () => related.evaluate((section) => section.getBoundingClientRect().height)
  await related.scrollIntoViewIfNeeded()
  await expect.poll(() => held.length).toBe(1)
  const before = await height()
  await held[0]?.fallback()
  await expect(related.getByRole('link', { name: /Rp/ }).nth(5)).toBeVisible()
  expect(Math.abs((await height()) - before)).toBeLessThan(8)
})

test('vouchers whose code can’t be loaded leave the product as it is, and load when asked again', async ({ person, watch }) => {
  watch.allow(/ERR_FAILED|dynamically imported module/)
  await prepare.finds(person)
  const { page, t, main } = person
  const code = '**/assets/voucher-list-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto(`/commodDetail?product_no=${person.product_no}`)
  await main.getByRole('button', { name: t('product:vouchers.label') }).click()
  const sheet = person.dialog('product:vouchers.sheet')
  await expect(sheet.getByText(t('product:vouchers.failed'))).toBeVisible()
  await checkPage(page)
  await page.unroute(code)
  await sheet.getByRole('button', { name: t('common:action.retry') }).click()
  // A browser that keeps the failure of a file loads the page again.
  await expect(async () => {
    if (!(await sheet.isVisible())) await main.getByRole('button', { name: t('product:vouchers.label') }).click({ timeout: 2_000 })
    await expect(person.control('button', 'promotion:claimLabel', sheet).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await checkDark(page)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toBeEmpty()
})

test('price, options and the buttons to buy are in sight in the window of a small laptop', { tag: '@desktop' }, async ({ person }) => {
  const { page, t } = person
  // Two options, one of them in two rows, and a long name.
  const { list } = await person.client.call('search.search', { keyword: 'keripik singkong iris tebal', page_num: 1, page_size: 1 })
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto(`/commodDetail?product_no=${list[0]?.product_no}`)
  const first = page
    .getByRole('main')
    .getByRole('button', { name: t('product:buy.now') })
    .first()
  await expect(first).toBeInViewport({ ratio: 1 })
  // In a lower window a bar has them.
  await page.setViewportSize({ width: 1366, height: 620 })
  const buy = page.getByRole('region', { name: t('product:strip.label') })
  await expect(buy.getByRole('button', { name: t('product:buy.now') })).toBeInViewport({ ratio: 1 })
  const top = (await buy.boundingBox())?.y ?? 0
  for (const option of await page.getByRole('main').getByRole('radiogroup').all()) {
    const box = await option.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? top)).toBeLessThanOrEqual(top)
  }
  // Once the buttons of the page are in the window, the bar is gone.
  await first.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect(buy).toBeHidden()
})
