import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import { loginActions } from '../drivers/browser/login.ts'
import { orderActions } from '../drivers/browser/orders.ts'
import { paymentActions } from '../drivers/browser/payment.ts'
import { shoppingActions } from '../drivers/browser/shopping.ts'
import { openAsNewcomer } from '../support/newcomer.ts'
import { offlineTest as test } from '../support/test.ts'

test('the offline build: a member pays at the gateway and stays logged in', async ({ page, layout, language, t }) => {
  test.slow()
  const person = await openAsNewcomer({ page, layout, language, t })
  await loginActions.opensLogin(person)
  await loginActions.logsIn(person, MEMBERS.sari.phone)
  await shoppingActions.looksAt(person, { like: 'teh' })
  await shoppingActions.buysNow(person, 1)
  await orderActions.placesOrder(person)
  await person.page.reload()
  await paymentActions.pays(person, 'qris')
  await paymentActions.choosesAtGateway(person, 'success')
  await paymentActions.seesResult(person, 'paid')
  await orderActions.seesOrder(person, 'pending_shipment')
})
