import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import { ordering } from '../drivers/browser/ordering.ts'
import { paying } from '../drivers/browser/paying.ts'
import { shopping } from '../drivers/browser/shopping.ts'
import { signingIn } from '../drivers/browser/signing-in.ts'
import { newcomer } from '../support/newcomer.ts'
import { offlineTest as test } from '../support/test.ts'

test('the offline build: paid at the static gateway by a member, whose session stays', async ({ page, layout, language, t }) => {
  test.slow()
  const person = await newcomer({ page, layout, language, t })
  await signingIn.opensDoor(person)
  await signingIn.logsIn(person, MEMBERS.sari.phone)
  await shopping.looksAt(person, { like: 'teh' })
  await shopping.buysNow(person, 1)
  await ordering.placesOrder(person)
  await person.page.reload()
  await paying.pays(person, 'qris')
  await paying.choosesAtGateway(person, 'success')
  await paying.seesResult(person, 'paid')
  await ordering.seesOrder(person, 'pending_shipment')
})
