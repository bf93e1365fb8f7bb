import type { Language } from '@nusaria/contracts/headers'
import { texts as gatewayTexts } from '@nusaria/mock-api/payment/gateway/texts'
import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import { MENTENG } from '@nusaria/scenarios/homes'
import type { Page } from '@playwright/test'
import { ordering } from '../drivers/browser/ordering.ts'
import { type Person, personAt } from '../drivers/browser/person.ts'
import { shopping } from '../drivers/browser/shopping.ts'
import { signingIn } from '../drivers/browser/signing-in.ts'
import { worldControl } from '../support/control.ts'
import type { Layout } from '../support/layouts.ts'
import { pageHost } from '../support/page-host.ts'
import { expect, offlineTest as test } from '../support/test.ts'
import type { Texts } from '../support/texts.ts'

const NEWCOMER = '81377700031'

/** A newcomer at the static build, who has opened it. */
async function newcomer({ page, layout, language, t }: { page: Page; layout: Layout; language: Language; t: Texts }): Promise<Person> {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
  const host = pageHost(page)
  return personAt(page, { layout, language, t, world: worldControl(host.control, 'default'), host })
}

test('the offline build: bought in cash by a newcomer, shared by reloads and tabs', async ({ page, layout, language, t }) => {
  test.slow()
  const person = await newcomer({ page, layout, language, t })
  await shopping.looksAt(person, { like: 'kopi' })
  // No server writes the tags of a product here: the page sets them.
  const data = JSON.parse((await person.page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'Product', offers: { url: person.page.url() } })
  await shopping.addsToCart(person, 2)
  await shopping.hasInCart(person, 2)
  await person.page.reload()
  await expect(person.page.getByRole('heading', { level: 1, name: t('cart:titleCount', { count: 2 }) })).toBeVisible()
  const other = await person.context.newPage()
  await other.goto('/cart')
  await other.getByRole('spinbutton').first().fill('3')
  await other.keyboard.press('Tab')
  await expect(other.getByRole('heading', { level: 1, name: t('cart:titleCount', { count: 3 }) })).toBeVisible()
  await person.page.reload()
  await expect(person.page.getByRole('heading', { level: 1, name: t('cart:titleCount', { count: 3 }) })).toBeVisible()
  await shopping.goesToConfirm(person, true)
  await signingIn.logsIn(person, NEWCOMER)
  await person.page.waitForURL('**/orderConfirm**')
  await ordering.addsAddress(person, MENTENG)
  await ordering.placesOrder(person)
  await ordering.pays(person, 'cod')
  await ordering.seesResult(person, 'cod')
  await person.world.event('order', person.order_no, 'ship')
  await other.goto(`/orderDetail/${person.order_no}`)
  await expect(other.getByText(t('order:headline.pending_receipt')).first()).toBeVisible()
  await person.world.event('order', person.order_no, 'deliver')
  await ordering.confirmsReceipt(person)
  await other.reload()
  await expect(other.getByText(t('order:headline.completed')).first()).toBeVisible()
})

test('the offline build: paid at the static gateway by a member, whose session stays', async ({ page, layout, language, t }) => {
  test.slow()
  const person = await newcomer({ page, layout, language, t })
  await signingIn.opensDoor(person)
  await signingIn.logsIn(person, MEMBERS.sari.phone)
  await shopping.looksAt(person, { like: 'teh' })
  await shopping.buysNow(person, 1)
  await ordering.placesOrder(person)
  await person.page.reload()
  await ordering.pays(person, 'qris')
  await expect(person.page.getByRole('heading', { name: gatewayTexts[language].title })).toBeVisible()
  await ordering.choosesAtGateway(person, 'success')
  await ordering.seesResult(person, 'paid')
  await ordering.seesOrder(person, 'pending_shipment')
})
