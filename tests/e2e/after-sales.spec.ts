import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { expect, test } from '@nusaria/scenario-runner/support/test'

test.describe('a return parcel', () => {
  test.use({ member: 'putri' })

  test('can have its tracking number corrected; the page follows the merchant by itself', async ({ person, world }) => {
    const { page, t, client } = person
    const [request] = (await client.call('afterSale.list', { status: AFTER_SALE_STATUS.pendingInspection, page_num: 1, page_size: 1 })).list
    const no = request?.after_sale_no ?? ''
    await page.goto(`/afterSaleOrderDetail/${no}`)
    await page.getByRole('button', { name: t('afterSale:shipment.correct'), exact: true }).click()
    const number = page.getByRole('textbox', { name: t('afterSale:send.number') })
    await expect(number).not.toHaveValue('')
    const save = page.getByRole('button', { name: t('afterSale:shipment.save'), exact: true })
    await number.fill('LA 88!')
    await save.click()
    await expect(page.getByText(t('afterSale:send.error.format'))).toBeVisible()
    await number.fill('la 8827 1045 99')
    await save.click()
    await expect(page.getByText(/LA8827104599$/).first()).toBeVisible()
    await checkPage(page)
    await world.event('after_sale', no, 'inspect')
    await expect(page.getByRole('heading', { name: t('afterSale:status.refundPending') })).toBeVisible({ timeout: 10_000 })
    await expect(page.getByRole('button', { name: t('afterSale:shipment.correct'), exact: true })).toHaveCount(0)
  })
})
