import type { Route } from '@playwright/test'
import { discoveryActions, productLinks } from '../drivers/browser/discovery.ts'
import type { Person } from '../drivers/browser/person.ts'
import { checkDark, checkPage } from '../support/check-page.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

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
      .filter({ hasText: t('order:status.closed') })
      .first()
    await order.getByRole('link').first().click()
    await page.waitForURL('**/orderDetail/**')
    await expect(page.getByText(t('order:headline.closed')).first()).toBeVisible()
    await page.goBack()
    await expect(closed).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/me')
  })

  test('the search history is stored, used and cleared', async ({ person }) => {
    const { page, layout, t } = person
    await discoveryActions.searches(person, { keyword: 'gula aren' })
    // A keyword is added to the history once its page is there.
    await expect(page.getByRole('heading', { level: 1, name: 'gula aren' })).toBeAttached()
    await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
    const opensSearch = async () => {
      if (layout === 'mobile') await page.goto('/search')
      else await page.getByRole('combobox', { name: t('common:header.searchLabel') }).fill('')
    }
    await opensSearch()
    await page.getByRole('button', { name: 'gula aren', exact: true }).click()
    await page.waitForURL('**/commodityList?keyword=gula+aren')
    await opensSearch()
    await page.getByRole('button', { name: t('search:history.clear') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('search:history.clearConfirm') })
      .click()
    await expect(page.getByText(t('search:history.cleared'))).toBeVisible()
    await opensSearch()
    await expect(page.getByRole('heading', { name: t('search:rank.popular') })).toBeVisible()
    await expect(page.getByRole('button', { name: 'gula aren', exact: true })).toBeHidden()
  })
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
  await expect(person.control('button', 'promotion:claimLabel', sheet).first()).toBeVisible()
  await checkDark(page)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toBeEmpty()
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

test('each filter that is set has a chip with its name, which nothing covers', async ({ person }) => {
  const { page, t, main } = person
  await page.goto('/commodityList?keyword=kopi&in_stock=1')
  const chip = main.getByRole('button', { name: t('filter:remove', { filter: t('filter:inStock') }) })
  await expect(chip).toHaveText(t('filter:inStock'))
  // The area that a touch may hit lies above the text.
  expect(await chip.evaluate((button) => getComputedStyle(button, '::after').backgroundColor)).toBe('rgba(0, 0, 0, 0)')
})
