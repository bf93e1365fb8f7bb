import { MENTENG } from '@nusaria/scenarios/homes'
import { ordering } from '../drivers/browser/ordering.ts'
import { personAt } from '../drivers/browser/person.ts'
import { shopping } from '../drivers/browser/shopping.ts'
import { signingIn } from '../drivers/browser/signing-in.ts'
import { worldControl } from '../support/control.ts'
import { pageHost } from '../support/page-host.ts'
import { expect, offlineTest as test } from '../support/test.ts'

test('the offline build: the whole purchase in the browser alone, shared by reloads and tabs', async ({ page, layout, language, t }) => {
  test.slow()
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  const host = pageHost(page)
  const world = worldControl(host.control, 'default')
  const person = personAt(page, { layout, language, t, world, host })
  await shopping.looksAt(person, { like: 'kopi' })
  await shopping.addsToCart(person, 2)
  await person.page.reload()
  await shopping.hasInCart(person, 2)
  await shopping.goesToConfirm(person, true)
  await signingIn.logsIn(person, '81377700031')
  await person.page.waitForURL('**/orderConfirm**')
  await ordering.addsAddress(person, MENTENG)
  await ordering.placesOrder(person)
  await ordering.pays(person, 'qris')
  await ordering.choosesAtGateway(person, 'success')
  await expect(person.page.getByRole('heading', { name: t('checkout:result.paid.title') })).toBeVisible()
  await world.event('order', person.order_no, 'ship')
  await ordering.seesOrder(person, 'pending_receipt')
  await world.event('order', person.order_no, 'deliver')
  await ordering.confirmsReceipt(person)
  const other = await person.context.newPage()
  await other.goto(`/orderDetail/${person.order_no}`)
  await expect(other.getByText(t('order:headline.completed')).first()).toBeVisible()
})
