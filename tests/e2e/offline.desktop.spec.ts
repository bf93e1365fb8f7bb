import { MEMBERS } from '@nusaria/scenarios/members'
import { discoveryActions } from '../drivers/browser/discovery.ts'
import { loginActions } from '../drivers/browser/login.ts'
import { orderActions } from '../drivers/browser/orders.ts'
import { paymentActions, seesResult } from '../drivers/browser/payment.ts'
import { productActions } from '../drivers/browser/product.ts'
import { openAsNewcomer } from '../support/newcomer.ts'
import { offlineTest as test } from '../support/test.ts'

test('the offline build: a member pays at the gateway and stays logged in', async ({ page, layout, language }) => {
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
