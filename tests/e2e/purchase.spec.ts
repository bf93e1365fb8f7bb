import { MENTENG } from '@nusaria/scenarios/homes'
import { ordering } from '../drivers/browser/ordering.ts'
import type { Person } from '../drivers/browser/person.ts'
import { shopping } from '../drivers/browser/shopping.ts'
import { loginDoor, signingIn } from '../drivers/browser/signing-in.ts'
import { checkPage } from '../support/check-page.ts'
import { expect, test } from '../support/test.ts'

const PHONE = '81377700021'

/** A guest with two pieces in the cart, at the door to the confirm page. */
async function guestAtTheDoor(person: Person): Promise<void> {
  const { page } = person
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await checkPage(page)
  await shopping.looksAt(person, { like: 'kopi' })
  await checkPage(person.page)
  await shopping.addsToCart(person, 2)
  await shopping.hasInCart(person, 2)
  await checkPage(person.page)
  await shopping.goesToConfirm(person, true)
  await expect(loginDoor(person).getByLabel(person.t('auth:phone.label'))).toBeVisible()
  await checkPage(person.page)
}

async function merchantSendsIt(person: Person): Promise<void> {
  await person.world.event('order', person.order_no, 'ship')
  await ordering.seesOrder(person, 'pending_receipt')
  await person.world.event('order', person.order_no, 'deliver')
  await ordering.confirmsReceipt(person)
  await ordering.seesOrder(person, 'completed')
  await checkPage(person.page)
}

test.describe('the first purchase', () => {
  test.slow()

  test('by a guest who signs in on the way, paid in cash, reloaded at every step', async ({ person }) => {
    await guestAtTheDoor(person)
    await signingIn.logsIn(person, PHONE)
    const { page } = person
    await page.waitForURL('**/orderConfirm**')
    await page.reload()
    await ordering.addsAddress(person, MENTENG)
    await checkPage(page)
    await page.reload()
    await expect(page.getByText(MENTENG.street)).toBeVisible()
    await ordering.placesOrder(person)
    await checkPage(page)
    await page.reload()
    await ordering.pays(person, 'cod')
    await expect(page.getByRole('heading', { name: person.t('checkout:result.cod.title') })).toBeVisible()
    await checkPage(page)
    await ordering.seesOrder(person, 'pending_shipment')
    await merchantSendsIt(person)
  })

  for (const language of ['en', 'zh-CN'] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ language })

      test('paid online through the gateway', async ({ person }) => {
        await guestAtTheDoor(person)
        await signingIn.logsIn(person, PHONE)
        const { page } = person
        await page.waitForURL('**/orderConfirm**')
        await ordering.addsAddress(person, MENTENG)
        await ordering.placesOrder(person)
        await ordering.pays(person, 'qris')
        await checkPage(page)
        await ordering.choosesAtGateway(person, 'success')
        await expect(page.getByRole('heading', { name: person.t('checkout:result.paid.title') })).toBeVisible()
        await ordering.seesOrder(person, 'pending_shipment')
        await merchantSendsIt(person)
      })
    })
  }
})
