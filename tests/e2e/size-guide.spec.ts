import { discoveryActions } from '../drivers/browser/discovery.ts'
import { checkDark, checkPage } from '../support/check-page.ts'
import { expect, test } from '../support/test.ts'

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
})

test('weight and pack of each variant are below the details of a product', async ({ person }) => {
  const { page, t } = person
  await discoveryActions.looksAt(person, { wish: { like: 'keripik singkong tipis' } })
  await page.getByText(t('product:attribute.composition')).scrollIntoViewIfNeeded()
  const table = page.getByRole('table', { name: t('measures:weights') })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByRole('rowheader', { name: '3 × 180 g' })).toBeVisible()
})
