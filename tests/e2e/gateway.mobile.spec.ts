import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import { atCashier, orderActions } from '../drivers/browser/orders.ts'
import { paymentActions, seesResult } from '../drivers/browser/payment.ts'
import type { Person } from '../drivers/browser/person.ts'
import { checkPage } from '../support/check-page.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

/** Opens the gateway for an order of the member, paid by e-wallet. */
async function atGateway(person: Person): Promise<void> {
  await prepare.unpaidOrder(person)
  await person.ensureAt('checkout')
  await paymentActions.pays(person, { method: 'e_wallet' })
  await expect(person.page.getByRole('heading', { name: texts[person.language].title })).toBeVisible()
}

async function backAtCashier(person: Person, result: Exclude<GatewayResult, 'success'>): Promise<void> {
  await paymentActions.choosesAtGateway(person, { result })
  await atCashier(person)
}

test.describe('paying online', () => {
  test.use({ member: 'sari' })

  test('succeeds', async ({ person }) => {
    await atGateway(person)
    await expect(person.page.getByText(person.order_no)).toBeVisible()
    await checkPage(person.page)
    await paymentActions.choosesAtGateway(person, { result: 'success' })
    await seesResult(person, 'paid')
    await orderActions.seesOrder(person, { status: 'pending_shipment' })
  })

  test('fails; another method is chosen', async ({ person }) => {
    const { page, t } = person
    await atGateway(person)
    await backAtCashier(person, 'failure')
    await expect(page.getByRole('alert').filter({ hasText: t('checkout:cashier.ended.failed') })).toBeVisible()
    await checkPage(page)
    await paymentActions.pays(person, { method: 'qris' })
    await paymentActions.choosesAtGateway(person, { result: 'success' })
    await seesResult(person, 'paid')
  })

  test('is pending, then succeeds', async ({ person }) => {
    const { page, t } = person
    await atGateway(person)
    await paymentActions.choosesAtGateway(person, { result: 'pending' })
    await page.goto(`/checkout?order_no=${person.order_no}`)
    await expect(page.getByText(t('cashier:pending.checking'))).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: t('checkout:cashier.pending.check') }).click()
    await expect(page.getByText(t('cashier:pending.checked'))).toBeVisible()
    await page.getByRole('button', { name: t('cashier:pending.page') }).click()
    await paymentActions.choosesAtGateway(person, { result: 'success' })
    await seesResult(person, 'paid')
  })
})
