import { discoveryActions, productLinks, productNoOf } from '@nusaria/scenario-runner/drivers/browser/discovery'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkDark, checkPage } from '@nusaria/scenario-runner/support/check-page'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Page } from '@playwright/test'
import { swipe } from '../support/touch.ts'

/** The second category and its first child. */
async function aType(person: Person) {
  const [, type] = await person.client.call('nav.typeList')
  const child = type?.child_list[0]
  if (!type || !child) throw new Error('The category tree is too small')
  return { type, child }
}

/** Opens the products of a child category: by the category page on a phone, by the header on desktop. */
async function opensType(person: Person): Promise<void> {
  const { page, layout, t } = person
  const { type, child } = await aType(person)
  await page.goto('/')
  if (layout === 'mobile') {
    await tab(person, 'category').click()
    await page.getByRole('button', { name: type.nav_type_name }).click()
    await page.getByRole('main').getByRole('link', { name: child.nav_type_name, exact: true }).click()
  } else {
    const bar = page.getByRole('navigation', { name: t('common:header.categories') })
    await bar.getByRole('link', { name: type.nav_type_name, exact: true }).hover()
    await page.getByRole('banner').getByRole('link', { name: child.nav_type_name, exact: true }).click()
  }
  await page.waitForURL(`**/commodityList?typeId=${child.nav_type_id}`)
  await expect(page.getByRole('heading', { level: 1, name: child.nav_type_name })).toBeAttached()
}

function tab({ page, t }: Person, name: 'home' | 'category' | 'me') {
  return page.getByRole('navigation', { name: t('common:tabs.label') }).getByRole('link', { name: t(`common:tabs.${name}`) })
}

/** The prices of the listed products in Rupiah, in their order. */
function prices({ page }: Person): Promise<number[]> {
  const cards = page.getByRole('main').getByRole('link').filter({ hasText: /Rp\d/ })
  return cards.evaluateAll((links) =>
    links.map((link) => Number(/Rp(\d{1,3}(\.\d{3})*)/.exec(link.textContent ?? '')?.[1]?.replaceAll('.', ''))),
  )
}

/** Numbers of the linked products, in their order. */
const listed = async (person: Person) =>
  (await productLinks(person).evaluateAll((all) => all.map((link) => link.getAttribute('href')))).map(productNoOf)

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls until more than `count` products are there. Returns the position. */
async function scrollsTo(person: Person, count: number): Promise<number> {
  const { page } = person
  await expect(async () => {
    await productLinks(person).last().scrollIntoViewIfNeeded()
    expect(await productLinks(person).count()).toBeGreaterThan(count)
  }).toPass()
  const card = productLinks(person).nth(count)
  await card.scrollIntoViewIfNeeded()
  return top(page)
}

/** Opens a product and goes back: to the same products at the same position. */
async function opensAndComesBack(person: Person, at: number): Promise<void> {
  const { page } = person
  const [address, before] = [page.url(), await listed(person)]
  const y = await top(page)
  await productLinks(person).nth(at).click()
  await page.waitForURL('**/commodDetail?**')
  await expect(
    page
      .getByRole('spinbutton')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeAttached()
  await page.goBack()
  await page.waitForURL(address)
  await expect.poll(() => top(page)).toBeGreaterThan(y - 8)
  expect(await top(page)).toBeLessThan(y + 8)
  // More products may have been loading.
  expect((await listed(person)).slice(0, before.length)).toEqual(before)
}

test.describe('a member browses', () => {
  test.use({ member: 'sari' })

  test('from a category to its products, sorted by price, and back', async ({ person }) => {
    const { page, layout, t } = person
    await opensType(person)
    await page.getByRole('button', { name: t('search:sort.price'), exact: true }).click()
    await page.waitForURL(/sort=price_asc/)
    await expect(async () => {
      const shown = await prices(person)
      expect(shown.length).toBeGreaterThan(1)
      expect(shown).toEqual([...shown].sort((a, b) => a - b))
    }).toPass()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === (layout === 'mobile' ? '/cate' : '/'))
    if (layout === 'mobile') {
      const { type } = await aType(person)
      await expect(page.getByRole('button', { name: type.nav_type_name })).toHaveAttribute('aria-pressed', 'true')
      await tab(person, 'home').click()
      await page.waitForURL((url) => url.pathname === '/')
    }
    await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
  })

  test('from the account to an order, and back to its tab', async ({ person, layout }) => {
    const { page, t } = person
    await page.goto('/')
    if (layout === 'mobile') await tab(person, 'me').click()
    else await page.getByRole('banner').getByRole('link', { name: /Sari/ }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account:orders.all') })
      .click()
    const closed = page.getByRole('tab', { name: t('order:tabs.closed') })
    await closed.click()
    const order = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t('order:closed.cancelled_by_shopper') })
      .first()
    await order.getByRole('link').first().click()
    await page.waitForURL('**/orderDetail/**')
    await expect(page.getByRole('status').getByRole('heading', { name: t('order:closed.cancelled_by_shopper') })).toBeVisible()
    await page.goBack()
    await expect(closed).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/me')
  })
})

test('a misspelled word finds what is meant, and only what is typed when asked', async ({ person }) => {
  const { page, t, main } = person
  await discoveryActions.searches(person, { keyword: 'keripk' })
  await expect(main.getByText(t('search:list.corrected', { keyword: 'keripik' }))).toBeVisible()
  await expect(productLinks(person).first()).toBeVisible()
  await checkPage(page)
  await main.getByRole('link', { name: t('search:list.exactly', { keyword: 'keripk' }) }).click()
  await expect(main.getByText(t('search:list.emptyKeyword', { keyword: 'keripk' }))).toBeVisible()
  await checkPage(page)
  await main.getByRole('link', { name: t('search:list.didYouMean', { keyword: 'keripik' }) }).click()
  await page.waitForURL('**/commodityList?keyword=keripik')
  await expect(main.getByText(/keripik/i).first()).toBeVisible()
  await page.goBack()
  await expect(main.getByText(t('search:list.emptyKeyword', { keyword: 'keripk' }))).toBeVisible()
})

test('each filter that is set has a chip with its name, which nothing covers', async ({ person, layout }) => {
  const { page, t, main } = person
  await page.goto('/commodityList?keyword=kopi&in_stock=1')
  const chip = main.getByRole('button', { name: t('filter:remove', { filter: t('filter:inStock') }) })
  await expect(chip).toHaveText(t('filter:inStock'))
  // The area that a touch may hit lies above the text.
  expect(await chip.evaluate((button) => getComputedStyle(button, '::after').backgroundColor)).toBe('rgba(0, 0, 0, 0)')
  if (layout === 'desktop') return
  await page.getByRole('button', { name: new RegExp(`^${t('filter:title')}`) }).click()
  await expect(page.getByRole('dialog', { name: t('filter:title') }).getByRole('textbox')).toHaveCount(2)
  await checkPage(page)
  await checkDark(page)
})

test('home: pull to refresh; going back restores the recommended products', { tag: '@mobile' }, async ({ person, browserName }) => {
  // biome-ignore lint/suspicious/noSkippedTests: the touches are sent by Chromium's protocol
  test.skip(browserName !== 'chromium', 'the touches are sent by Chromium’s protocol')
  const { page } = person
  await page.goto('/')
  await expect(productLinks(person).first()).toBeVisible()
  await expect(async () => {
    // The gesture code loads with the first touch.
    const fetched = page.waitForRequest('**/cms/project/getById', { timeout: 2_000 })
    await Promise.all([fetched, swipe(page, [180, 200], [180, 520])])
  }).toPass()
  await scrollsTo(person, 40)
  expect(await top(page)).toBeGreaterThan(1_000)
  await opensAndComesBack(person, 40)
})

test('search and list: a late suggestion is dropped; going back restores filter, pages and position', { tag: '@mobile' }, async ({
  person,
}) => {
  const { page, t } = person
  await page.goto('/search')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/search/suggest', async (route) => {
    if (route.request().postData()?.includes('"ko"')) await held
    await route.continue()
  })
  const box = page.getByRole('combobox', { name: t('common:header.searchLabel') })
  const suggested = page.waitForRequest('**/search/suggest')
  await box.fill('ko')
  await suggested
  await box.fill('madu')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText(/madu/i)
  const before = await options.allTextContents()
  const late = page.waitForResponse(
    (response) => response.url().endsWith('/search/suggest') && Boolean(response.request().postData()?.includes('"ko"')),
  )
  answer()
  await (await late).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await options.allTextContents()).toEqual(before)

  await goTo(page, '/commodityList?typeId=1101')
  await discoveryActions.filtersList(person, { only: 'in stock' })
  await expect(productLinks(person).first()).toBeVisible()
  const far = await scrollsTo(person, 13)
  expect(far).toBeGreaterThan(500)
  await opensAndComesBack(person, 13)
  await expect(page.getByRole('button', { name: t('filter:clearAll') })).toBeAttached()
  await discoveryActions.searches(person, { keyword: 'kopi' })
})

test('suggestions that are higher than the window scroll, and the page behind them does not', async ({ person, layout }) => {
  const { page, t } = person
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 400 })
  await page.goto(layout === 'mobile' ? '/search' : '/')
  await page.getByRole('combobox', { name: t('common:header.searchLabel') }).fill('ko')
  const options = page.getByRole('listbox', { name: t('search:suggestions') }).getByRole('option')
  await expect(options.first()).toBeVisible()
  const last = options.last()
  await expect(last).not.toBeInViewport()
  await options.first().hover()
  await page.mouse.wheel(0, 3_000)
  await expect(last).toBeInViewport()
  expect(await top(page)).toBe(0)
})
