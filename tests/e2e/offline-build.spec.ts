import { discoveryActions } from '@nusaria/scenario-runner/drivers/browser/discovery'
import { loginActions } from '@nusaria/scenario-runner/drivers/browser/login'
import { orderActions } from '@nusaria/scenario-runner/drivers/browser/orders'
import { paymentActions, seesResult } from '@nusaria/scenario-runner/drivers/browser/payment'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { expect, offlineTest as test } from '@nusaria/scenario-runner/support/test'
import { MEMBERS } from '@nusaria/scenarios/members'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { openAsNewcomer } from '../support/newcomer.ts'

const NEWCOMER = '81377700031'

// The engine is the same on both layouts: each has one of two purchases.
test('the offline build: a new member buys in cash; reloads and tabs share the world', { tag: ['@smoke', '@mobile'] }, async ({
  page,
  layout,
  language,
  t,
}) => {
  test.slow()
  const person = await openAsNewcomer({ page, layout, language })
  await discoveryActions.looksAt(person, { wish: { like: 'kopi mandailing' } })
  // Without a server the page sets the tags of a product.
  const data = JSON.parse((await person.page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'Product', offers: { url: person.page.url() } })
  await productActions.addsToCart(person, { quantity: 2 })
  await productActions.hasInCart(person, { pieces: 2 })
  await person.page.reload()
  await expect(person.page.getByRole('heading', { level: 1, name: t('cart:titleCount', { count: 2 }) })).toBeVisible()
  const other = await person.context.newPage()
  await other.goto('/cart')
  await other.getByRole('spinbutton').first().fill('3')
  await other.keyboard.press('Tab')
  await expect(other.getByRole('heading', { level: 1, name: t('cart:titleCount', { count: 3 }) })).toBeVisible()
  await person.page.reload()
  await expect(person.page.getByRole('heading', { level: 1, name: t('cart:titleCount', { count: 3 }) })).toBeVisible()
  person.expectsSuccess = false
  await productActions.goesToConfirm(person, undefined)
  person.expectsSuccess = true
  await loginActions.logsIn(person, { account: NEWCOMER })
  await person.page.waitForURL('**/orderConfirm**')
  await orderActions.addsAddress(person, { home: MENTENG })
  await orderActions.placesOrder(person)
  await paymentActions.pays(person, { method: 'cod' })
  await seesResult(person, 'cod')
  await person.world.event('order', person.order_no, 'ship')
  await other.goto(`/orderDetail/${person.order_no}`)
  await expect(other.getByText(t('order:headline.pending_receipt')).first()).toBeVisible()
  await person.world.event('order', person.order_no, 'deliver')
  await orderActions.confirmsReceipt(person)
  await other.reload()
  await expect(other.getByText(t('order:headline.completed')).first()).toBeVisible()
  // The worker stays when the last page goes: without this, Firefox may not load the next one.
  await person.page.close()
  await other.goto('/favicon.svg')
  expect(await other.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1)
})

test('the offline build: a member pays at the gateway and stays logged in', { tag: '@desktop' }, async ({ page, layout, language }) => {
  test.slow()
  const person = await openAsNewcomer({ page, layout, language })
  await loginActions.logsIn(person, { account: MEMBERS.sari.phone })
  await discoveryActions.looksAt(person, { wish: { like: 'teh' } })
  await productActions.buysNow(person, { quantity: 1 })
  await orderActions.placesOrder(person)
  await person.page.reload()
  await paymentActions.pays(person, { method: 'qris' })
  await paymentActions.choosesAtGateway(person, { result: 'success' })
  await seesResult(person, 'paid')
  await orderActions.seesOrder(person, { status: 'pending_shipment' })
})
