import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
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

test.describe('filing again', () => {
  test.use({ member: 'sari' })

  test('keeps text and photos, and refuses an unreadable photo with one message', async ({ person }) => {
    const { page, t } = person
    const before = await prepare.filingAgain(person)
    await expect(page.getByRole('textbox', { name: t('afterSaleForm:description.label') })).toHaveValue(before.description)
    const photos = page.getByRole('main').locator('fieldset').getByRole('img')
    await expect(photos).toHaveCount(before.picture_list.length)
    // Only the first bytes are a JPEG's.
    const torn = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) }
    await page.getByLabel(t('pictures:pick')).setInputFiles(torn)
    await expect(page.getByRole('alert')).toHaveText([t('pictures:refused.unreadable', { name: torn.name })])
    await expect(photos).toHaveCount(before.picture_list.length)
  })
})
