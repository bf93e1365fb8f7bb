import { discoveryActions } from '../drivers/browser/discovery.ts'
import { productActions } from '../drivers/browser/product.ts'
import { checkPage } from '../support/check-page.ts'
import { expect, test } from '../support/test.ts'

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
