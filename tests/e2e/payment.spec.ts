import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import { atCashier } from '@nusaria/scenario-runner/drivers/browser/orders'
import { cardSecrets, isAtGateway, paymentActions, seesResult } from '@nusaria/scenario-runner/drivers/browser/payment'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { textPattern } from '@nusaria/scenario-runner/support/text-pattern'

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
    await expect(page.getByText(t('cashier:pending.checking'))).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: t('checkout:cashier.pending.check') }).click()
    await expect(page.getByText(t('cashier:pending.checked'))).toBeVisible()
    await page.getByRole('button', { name: t('cashier:pending.page') }).click()
    await paymentActions.choosesAtGateway(person, { result: 'success' })
    await seesResult(person, 'paid')
  })
})

test.describe('an order whose payment is processed', () => {
  test.use({ member: 'sari' })

  test('asks for no other payment until it fails; once cancelled it says where its money is', async ({ person, layout }) => {
    const { page, world, main, t } = person
    await prepare.unpaidOrder(person)
    await person.ensureAt('checkout')
    await paymentActions.pays(person, { method: 'e_wallet' })
    await paymentActions.choosesAtGateway(person, { result: 'pending' })
    const [payment] = (await world.state('payments')).filter(({ order_no }) => order_no === person.order_no)

    await person.goTo('orders').sees('order:payment.checking')
    await checkPage(page)
    if (layout === 'desktop') {
      await person.goTo('me').sees('order:payment.checking')
      await checkPage(page)
    }
    await person.goTo('orderDetail').sees('order:headline.payment_processing')
    await checkPage(page)
    await main.getByRole('link', { name: t('order:action.checkPayment') }).click()
    await expect(page.getByText(t('cashier:pending.checking'))).toBeVisible()

    await person.goTo('orderDetail').press('order:action.cancel')
    const dialog = person.dialog('order:cancel.title')
    await expect(dialog.getByText(t('order:payment.mayComeLate'))).toBeVisible()
    await checkPage(page)
    await person.press('order:cancel.keep', dialog).gone(dialog)

    // The open page notices by itself that the payment has failed.
    await world.event('payment', payment?.payment_no ?? '', 'fail')
    await expect(main.getByRole('link', { name: t('order:action.payNow') })).toBeVisible()
    await expect(main.getByText(t('order:headline.pending_payment'))).toBeVisible()

    await person.ensureAt('checkout')
    await paymentActions.pays(person, { method: 'qris' })
    await person.goTo('orderDetail').press('order:action.cancel').tick('radio', 'order:cancel.reasons.other', dialog)
    await person.press('order:cancel.confirm', dialog).gone(dialog)
    await expect(main.getByText(t('order:payment.mayComeLate'))).toBeVisible()
    await expect(main.getByText(new RegExp(`^${textPattern(t('order:givenBack.text', { skipInterpolation: true }))}$`))).toBeVisible()
    await checkPage(page)
  })
})

test.describe('the payment methods page', () => {
  test.use({ member: 'budi' })

  test('shows a card after its verification at the gateway, and removes it', async ({ person }) => {
    const { page, t, language } = person
    await page.goto('/payment-option')
    await page.getByRole('button', { name: t('wallet:cards.add') }).click()
    const sheet = page.getByRole('dialog', { name: t('wallet:cards.add') })
    await person.types(cardSecrets('good'))
    await sheet.getByRole('button', { name: t('wallet:cards.save') }).click()
    await isAtGateway(person)
    await page.getByRole('button', { name: texts[language].results.success.name }).click()
    await page.waitForURL('**/payment-option**')
    await expect(page.getByRole('status').filter({ hasText: '1111' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await checkPage(page)
    await page.getByRole('button', { name: new RegExp(`^${textPattern(t('wallet:remove'))}: .*1111`) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('wallet:remove'), exact: true })
      .click()
    await expect(page.getByText(t('wallet:cards.none'))).toBeVisible()
  })
})
