import type { Locator } from '@playwright/test'
import { atCashier, placeButton } from '../drivers/browser/orders.ts'
import { isAtCashier } from '../drivers/browser/payment.ts'
import type { Person } from '../drivers/browser/person.ts'
import { checkPage } from '../support/check-page.ts'
import { connectionBar, IN_VAIN, isWorkerReady, waitsForConnection } from '../support/installed.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', reuseContext: false, member: 'sari' })

test.beforeEach(({ watch }) => watch.allow(IN_VAIN))

/** Offline the button says why it does nothing; it works again once the connection is back. */
async function buysOnlineOnly(person: Person, button: Locator): Promise<void> {
  const { page, context, t } = person
  await expect(button).toBeEnabled()
  await page.keyboard.press('Shift')
  await isWorkerReady(page)
  await context.setOffline(true)
  await expect(connectionBar(person)).toHaveText(t('pwa:offline.none'))
  await waitsForConnection(person, button, t('pwa:offline.none'))
  await checkPage(page)
  await context.setOffline(false)
  await expect(connectionBar(person)).toBeHidden()
  await expect(button).toBeEnabled()
  await button.click()
}

test('without a connection the cart says so and doesn’t check out, until it is back', async ({ person }) => {
  await prepare.cart(person)
  await person.page.goto('/cart')
  await buysOnlineOnly(person, person.control('button', 'cart:checkout'))
  await person.arrivesAt('orderConfirm')
})

test('without a connection the confirm page says so and places no order; then it places one', async ({ person, world }) => {
  const before = (await world.state('orders')).length
  await prepare.confirm(person)
  await buysOnlineOnly(person, placeButton(person))
  await atCashier(person)
  expect(await world.state('orders')).toHaveLength(before + 1)
})

test('without a connection the cashier says so and pays nothing, and the method stays chosen', async ({ person }) => {
  await prepare.unpaidOrder(person)
  await person.goTo('checkout', { order_no: person.order_no })
  await isAtCashier(person)
  await person.tick('radio', /QRIS/, person.main)
  await buysOnlineOnly(person, person.control('button', 'checkout:cashier.pay'))
  await expect(person.control('img', 'cashier:qris.label')).toBeVisible()
})
