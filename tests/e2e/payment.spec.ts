import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import { atCashier } from '@nusaria/scenario-runner/drivers/browser/orders'
import { paymentActions, seesResult } from '@nusaria/scenario-runner/drivers/browser/payment'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'

test.describe('paying online', { tag: '@mobile' }, () => {
  test.use({ member: 'sari' })

  test('fails, is pending by another method, then succeeds', async ({ person }) => {
    const { page, t } = person
    await prepare.unpaidOrder(person)
    await person.ensureAt('checkout')
    await paymentActions.pays(person, { method: 'e_wallet' })
    await expect(page.getByRole('heading', { name: texts[person.language].title })).toBeVisible()
    await expect(page.getByText(person.order_no)).toBeVisible()
    await checkPage(page)
    await paymentActions.choosesAtGateway(person, { result: 'failure' })
    await atCashier(person)
    await expect(page.getByRole('alert').filter({ hasText: t('checkout:cashier.ended.failed') })).toBeVisible()
    await checkPage(page)
    await paymentActions.pays(person, { method: 'qris' })
    await paymentActions.choosesAtGateway(person, { result: 'pending' })
    await page.goto(`/checkout?order_no=${person.order_no}`)
    await expect(person.seen.getByText(t('cashier:pending.checking'))).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: t('checkout:cashier.pending.check') }).click()
    await expect(person.seen.getByText(t('cashier:pending.checked'))).toBeVisible()
    await page.getByRole('button', { name: t('cashier:pending.page') }).click()
    await paymentActions.choosesAtGateway(person, { result: 'success' })
    await seesResult(person, 'paid')
  })
})
