import type { Locator, Page } from '@playwright/test'
import type { Person } from '../drivers/browser/person.ts'
import { shopping } from '../drivers/browser/shopping.ts'
import { findWished } from '../drivers/calls/shopping.ts'
import { expect, test } from '../support/test.ts'

/** Tabs from where the focus is until it is there. */
async function tabsTo(page: Page, wanted: Locator, most = 60): Promise<void> {
  await expect(wanted).toBeVisible()
  const handle = await wanted.elementHandle()
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((element) => element === document.activeElement, handle)) return
  }
  throw new Error(`${most} times Tab don't lead to ${wanted}`)
}

/** By the link that every page begins with. */
async function skipsHeader({ page, t }: Person): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('common:skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

test('without a mouse: a search by a suggestion, a variant, into the cart', async ({ person }) => {
  const { page, context, t } = person
  const { product } = await findWished(person.api, { like: 'kopi', variants: true })
  const { product_name } = product
  await page.goto('/')
  await tabsTo(page, page.getByRole('combobox', { name: t('common:header.searchLabel') }))
  await page.keyboard.type(product_name.split(' ').slice(0, 2).join(' '))
  const suggested = page.getByRole('option', { name: product_name, exact: true })
  await expect(suggested).toBeVisible()
  for (let row = 0; row < 10 && (await suggested.getAttribute('aria-selected')) !== 'true'; row += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/commodityList**')

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    tabsTo(page, page.getByRole('main').getByRole('link', { name: product_name }).filter({ hasText: 'Rp' }).first()).then(() =>
      page.keyboard.press('Enter'),
    ),
  ])
  person.page = tab
  await expect(tab.getByRole('heading', { level: 1, name: product_name })).toBeVisible()
  await skipsHeader(person)
  await tabsTo(tab, tab.getByRole('main').getByRole('radiogroup').first().getByRole('radio', { checked: true }))
  await tab.keyboard.press('ArrowDown')
  await expect(tab.getByRole('main').getByRole('radiogroup').first().getByRole('radio', { checked: true })).toBeFocused()
  await tabsTo(tab, tab.getByRole('main').getByRole('button', { name: t('product:buy.add') }))
  await tab.keyboard.press('Enter')
  await expect(tab.getByText(t('product:buy.added'))).toBeVisible()
  await shopping.hasInCart(person, 1)
})
