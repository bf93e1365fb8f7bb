import { textPattern } from '../drivers/browser/controls.ts'
import { paymentActions } from '../drivers/browser/payment.ts'
import { checkPage } from '../support/check-page.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

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
