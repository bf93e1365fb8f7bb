import { LIMITS } from '@nusaria/contracts/limits'
import { browsing } from '../drivers/browser/browsing.ts'
import { ordering } from '../drivers/browser/ordering.ts'
import { shopping } from '../drivers/browser/shopping.ts'
import { expect, test } from '../support/test.ts'

test.describe('a member in mid-purchase', () => {
  test.use({ member: 'sari' })

  test('taps "place order" twice and gets one order', async ({ person, world }) => {
    const before = (await world.state('orders')).length
    await shopping.looksAt(person, { like: 'kopi' })
    await shopping.buysNow(person, 1)
    await ordering.placesOrderTwice(person)
    expect((await world.state('orders')).length).toBe(before + 1)
  })

  test('goes back and forth in the browser and finds everything as it was', async ({ person }) => {
    await shopping.looksAt(person, { like: 'kopi' })
    const product = new URL(person.page.url())
    await shopping.buysNow(person, 1)
    const { page } = person
    await page.goBack()
    await browsing.isAt(person, product.pathname)
    expect(new URL(page.url()).search).toBe(product.search)
    await page.goForward()
    await browsing.isBackAt(person, '/orderConfirm')
    await ordering.placesOrder(person)
    await page.goBack()
    await expect(ordering.placeButton(person)).toBeHidden()
    await ordering.seesOrder(person, 'pending_payment')
  })

  test('waits 8 s for a shop that hangs, reads why, and retries with success', async ({ person, world, watch }) => {
    watch.expect(/Failed to load resource|ERR_ABORTED/)
    await shopping.looksAt(person, { like: 'kopi' })
    await shopping.buysNow(person, 1)
    const { page, t } = person
    await world.setFaults([{ call: 'order.place', wire: 'hang', times: 1 }])
    const before = (await world.state('orders')).length
    const begun = Date.now()
    await ordering.placeButton(person).click()
    await expect(page.getByRole('alert').filter({ hasText: t('checkout:confirm.unsure') })).toBeVisible({
      timeout: LIMITS.apiTimeout + 4_000,
    })
    expect(Date.now() - begun).toBeGreaterThanOrEqual(LIMITS.apiTimeout - 200)
    await ordering.placesOrder(person)
    expect((await world.state('orders')).length).toBe(before + 1)
  })

  test('sees what is wrong when a page does not load in time, and retries', async ({ person, world, watch }) => {
    watch.expect(/Failed to load resource|ERR_ABORTED/)
    const { page, t } = person
    await world.setFaults([{ call: 'order.list', wire: 'hang', times: 1 }])
    await page.goto('/order')
    await expect(page.getByText(t('common:failure.timeout'))).toBeVisible({ timeout: LIMITS.apiTimeout + 4_000 })
    await page.getByRole('button', { name: t('common:action.retry') }).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })
})
