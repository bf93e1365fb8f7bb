import type { Page } from '@playwright/test'
import { checkPage } from '../support/check-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ language: 'en' })

const goesTo = async (page: Page, section: string) => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click()
  await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
}

test('a tester creates a world, shops in it as a member, injects a fault, moves the clock and ships an order', async ({
  page,
  context,
  watch,
}) => {
  // The shop of each world has its own origin.
  watch.allow(/^outside request: http:\/\/w[a-z0-9]+\.localhost/)
  await page.goto('/__mock')

  await page.getByLabel('Clock frozen').check({ force: true })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const made = page.getByRole('status').filter({ hasText: 'is created' })
  await expect(made).toBeVisible()
  const world = /w[a-z0-9]+/.exec((await made.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByRole('combobox', { name: 'World', exact: true })).toHaveValue(world)
  await checkPage(page)

  await goesTo(page, 'Faults')
  await page.getByRole('searchbox', { name: 'Call' }).fill('order.list')
  await page
    .getByRole('list', { name: 'Calls' })
    .getByRole('button', { name: /order\.list/ })
    .click()
  await page.getByRole('combobox', { name: 'What happens to order.list' }).selectOption('wire http')
  await page.getByRole('button', { name: 'Place it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Placed on order.list: HTTP 503, always.' })).toBeVisible()
  await checkPage(page)

  await page
    .getByRole('banner')
    .getByRole('button', { name: `Open the shop of ${world}` })
    .click()
  const opening = context.waitForEvent('page')
  watch.allow(/503/)
  await page.getByRole('menuitem', { name: /Sari Wulandari/ }).click()
  const shop = await opening
  await expect(shop.getByText('Sari Wulandari').first()).toBeVisible()
  expect(shop.url()).toBe(`http://${world}.localhost:${new URL(page.url()).port}/`)
  await shop.goto(`${new URL(shop.url()).origin}/order`)
  await expect(shop.getByRole('button', { name: 'Try again' })).toBeVisible()
  await shop.close()
  await expect(
    page
      .getByRole('row', { name: /order\.list/ })
      .getByRole('cell')
      .nth(4),
  ).not.toHaveText('0')

  await goesTo(page, 'Clock')
  await page.getByRole('button', { name: '+1 h', exact: true }).click()
  await expect(page.getByRole('table', { name: 'What fired' }).getByText('order_expire').first()).toBeVisible()
  await checkPage(page)

  await goesTo(page, 'State')
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('pending_shipment')
  await page
    .getByRole('button', { name: /^Open NS/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'ship', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ship: done.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'deliver', exact: true })).toBeVisible()
  await checkPage(page)

  for (const section of ['Outbox', 'Captcha']) {
    await goesTo(page, section)
    await checkPage(page)
  }
  await goesTo(page, 'Worlds')
  await page.getByRole('button', { name: `Delete ${world}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: `${world} is deleted.` })).toBeVisible()
})
