import { holdScripts } from '../support/hold-scripts.ts'
import { renderedShop as test } from '../support/published-shop.ts'
import { expect } from '../support/test.ts'

for (const [when, files] of [
  ['before the shop’s scripts are there', '**/assets/*.js'],
  ['while the code of the page loads', /\/assets\/(?!(vendor|shop|start|rolldown-runtime)-)[^/]+\.js$/],
] as const)
  test(`a press of a button ${when} has its effect once the page is live`, async ({ person, t }) => {
    const { page } = person
    const release = await holdScripts(page, files)
    await page.goto('/commodityList?keyword=kopi', { waitUntil: 'commit' })
    await page.getByRole('button', { name: t('filter:title') }).click()
    release()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    // It was pressed once.
    await page.goBack()
    await expect(sheet).toBeHidden()
  })
