import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import { orderActions } from '../drivers/browser/ordering.ts'
import { paymentActions } from '../drivers/browser/paying.ts'
import { shoppingActions } from '../drivers/browser/shopping.ts'
import { loginActions } from '../drivers/browser/signing-in.ts'
import { openAsNewcomer } from '../support/newcomer.ts'
import { offlineTest as test } from '../support/test.ts'

test('the offline build: paid at the static gateway by a member, whose session stays', async ({ page, layout, language, t }) => {
  test.slow()
  const person = await openAsNewcomer({ page, layout, language, t })
  await loginActions.opensDoor(person)
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
