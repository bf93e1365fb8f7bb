import { discoveryActions } from '../drivers/browser/discovery.ts'
import { productActions } from '../drivers/browser/product.ts'
import { checkPage } from '../support/check-page.ts'
import { goTo } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test.describe('a typed quantity', () => {
  test.use({ member: 'sari', painted: true })

  test('is accepted or corrected with a reason, on the product and in the cart, up to the limit of an order', async ({
    person,
    world,
    layout,
  }) => {
    const { page, t } = person
    await discoveryActions.looksAt(person, { wish: { like: 'keripik singkong tipis' } })
    await world.event('sku', person.sku_no, 'restock', { stock: 900 })
    await page.reload()
    const main = page.getByRole('main')
    const name = t('product:buy.add')
    if (layout === 'mobile') await main.getByRole('button', { name }).click()
    const place = layout === 'mobile' ? page.getByRole('dialog', { name: t('product:choice.title') }) : main
    const pieces = place.getByRole('spinbutton')
    await pieces.fill('1e3')
    await pieces.press('Tab')
    await expect(pieces).toHaveValue('1')
    await expect(place.getByText(t('common:quantity.notice.digits'))).toBeInViewport({ ratio: 1 })
    await pieces.fill('1000')
    await pieces.press('Tab')
    await expect(pieces).toHaveValue('900')
    await expect(place.getByText(t('common:quantity.notice.stock', { count: 900 }))).toBeInViewport({ ratio: 1 })
    await place.getByRole('button', { name }).click()

    await goTo(page, '/cart')
    const limit = main.getByRole('button', { name: t('cart:excess.button.pieces', { most: 500 }) })
    await expect(main.getByText(t('cart:excess.pieces', { most: 500, selected: 900 }))).toBeVisible()
    await checkPage(page)
    await limit.click()
    await expect(page).toHaveURL(/\/cart$/)
    await main.getByRole('button', { name: t('cart:trouble.take', { count: 500 }), exact: true }).click()
    await expect(limit).toHaveCount(0)
    const line = main.getByRole('spinbutton').first()
    await line.fill('1.5')
    await line.press('Enter')
    await expect(line).toHaveValue('500')
    await productActions.goesToConfirm(person)
  })
})
