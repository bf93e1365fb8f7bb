import { MENTENG } from '@nusaria/scenarios/homes'
import { ordering } from '../drivers/browser/ordering.ts'
import type { Person } from '../drivers/browser/person.ts'
import { shopping } from '../drivers/browser/shopping.ts'
import { loginDoor, signingIn } from '../drivers/browser/signing-in.ts'
import { findWished } from '../drivers/calls/shopping.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const SARI = '81200000001'
const NOTE = 'Titip di pos satpam'

async function expires({ world }: Person): Promise<void> {
  await world.advance('P8D')
}

/** Told that the session is over, signs in again. */
async function signsInAgain(person: Person): Promise<void> {
  const { page, t } = person
  await expect(page.getByText(t('errors:401'))).toBeVisible()
  await expect(loginDoor(person).getByLabel(t('auth:phone.label'))).toBeVisible()
  await signingIn.logsIn(person, SARI)
}

test.describe('a session that ends', () => {
  test.use({ member: 'sari' })
  test.beforeEach(({ watch }) => watch.expect(/401/))

  test('at the confirmation: back to the same order, its note kept, and one order placed', async ({ person, world }) => {
    const { page, t } = person
    await ready.confirm(person, 2)
    const place = new URL(page.url())
    await page.getByRole('textbox', { name: t('checkout:confirm.note.label') }).fill(NOTE)
    const before = (await world.state('orders')).length
    await expires(person)
    await ordering.placeButton(person).click()
    await signsInAgain(person)
    await page.waitForURL((url) => url.pathname + url.search === place.pathname + place.search)
    await expect(page.getByRole('textbox', { name: t('checkout:confirm.note.label') })).toHaveValue(NOTE)
    await ordering.placesOrder(person)
    expect((await world.state('orders')).length).toBe(before + 1)
  })

  test('in the address form: back to the form with everything typed', async ({ person, world }) => {
    const { page, t } = person
    await page.goto('/addressDetail')
    await ordering.typesAddress(person, MENTENG)
    await expires(person)
    await page.getByRole('button', { name: t('common:action.save') }).click()
    await signsInAgain(person)
    await page.waitForURL((url) => url.pathname === '/addressDetail')
    await expect(page.getByLabel(t('address:form.name'))).toHaveValue(MENTENG.name)
    await expect(page.getByLabel(t('address:form.street'))).toHaveValue(MENTENG.street)
    await expect(page.getByLabel(t('address:form.district')).locator('option:checked')).toHaveText(MENTENG.district)
    const before = (await world.state('addresses')).length
    await page.getByRole('button', { name: t('common:action.save') }).click()
    await page.waitForURL((url) => url.pathname === '/addressManage')
    expect((await world.state('addresses')).length).toBe(before + 1)
  })
})

test('a guest at a member page is asked in and brought there, query included', async ({ person }) => {
  const { page, t } = person
  await page.goto('/addressDetail?address_id=A-unknown')
  await expect(loginDoor(person).getByLabel(t('auth:phone.label'))).toBeVisible()
  await signingIn.logsIn(person, SARI)
  await page.waitForURL((url) => url.pathname + url.search === '/addressDetail?address_id=A-unknown')
  await expect(page.getByText(t('address:error.missing'))).toBeVisible()
})

test('signing in leaves nothing of itself behind the back button', async ({ person }) => {
  const { page } = person
  const { product } = await findWished(person.api, { like: 'kopi' })
  await page.goto(`/commodDetail?product_no=${product.product_no}`)
  await shopping.buysNow(person, 1, false)
  await signingIn.logsIn(person, SARI)
  await expect(ordering.placeButton(person)).toBeVisible()
  await page.goBack()
  await page.waitForURL(`**/commodDetail?product_no=${product.product_no}`)
  await expect(page.getByRole('heading', { level: 1, name: product.product_name })).toBeVisible()
})

test('a guest who closes the door stays a guest', async ({ person, layout }) => {
  const { page, t } = person
  await page.goto('/me')
  await page.getByRole('button', { name: t('account:guest.action') }).click()
  const phone = loginDoor(person).getByLabel(t('auth:phone.label'))
  await expect(phone).toBeVisible()
  if (layout === 'desktop') await page.keyboard.press('Escape')
  else await page.goBack()
  await expect(phone).toBeHidden()
  await page.waitForURL((url) => url.pathname === '/me')
  await expect(page.getByRole('button', { name: t('account:guest.action') })).toBeVisible()
})
