import { orderActions, placeButton } from '@nusaria/scenario-runner/drivers/browser/orders'
import { paymentActions, seesResult } from '@nusaria/scenario-runner/drivers/browser/payment'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { NOTE } from '@nusaria/scenarios/sample-data'

test.describe('an interrupted purchase', () => {
  test.use({ member: 'sari' })

  test('reloads in the cart, on the confirm page and at the cashier lose nothing', async ({ person, world }) => {
    const { page, t } = person
    await prepare.cart(person, 2)
    await page.goto('/cart')
    const pieces = page.getByRole('main').getByRole('spinbutton').first()
    await expect(pieces).toHaveValue('2')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common:quantity.more') })
      .first()
      .click()
    await page.reload()
    await expect(pieces).toHaveValue('3')
    await productActions.goesToConfirm(person)
    await page.getByRole('textbox', { name: t('checkout:confirm.note.label') }).fill(NOTE)
    await page.reload()
    await expect(page.getByRole('textbox', { name: t('checkout:confirm.note.label') })).toHaveValue(NOTE)
    await orderActions.placesOrder(person)
    await page.reload()
    await paymentActions.pays(person, { method: 'qris' })
    const placed = (await world.state('orders')).find(({ order_no }) => order_no === person.order_no)
    expect(placed?.customer_message).toBe(NOTE)
  })

  test('after a reload with an open dialog, going back leaves the page', async ({ person }) => {
    const { page, t } = person
    await page.goto('/cart')
    await page.goto('/me')
    const question = page.getByRole('alertdialog')
    await page.getByRole('button', { name: t('auth:logout.action') }).click()
    await expect(question).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: t('auth:logout.action') })).toBeVisible()
    await expect(question).toHaveCount(0)
    await page.goBack()
    await page.waitForURL('**/cart')
  })

  test('back from the confirm page, and forward', async ({ person }) => {
    const { page, t } = person
    await prepare.cart(person)
    await page.goto('/cart')
    await productActions.goesToConfirm(person)
    await page.getByRole('textbox', { name: t('checkout:confirm.note.label') }).fill(NOTE)
    await page.goBack()
    await page.waitForURL('**/cart')
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('1')
    await page.goForward()
    await expect(placeButton(person)).toBeEnabled()
    await expect(page.getByRole('textbox', { name: t('checkout:confirm.note.label') })).toHaveValue(NOTE)
  })

  test('back from the cashier opens the cart, not the confirm page of the placed order', async ({ person, world }) => {
    const { page } = person
    const before = (await world.state('orders')).length
    await prepare.cart(person)
    await page.goto('/cart')
    await productActions.goesToConfirm(person)
    await orderActions.placesOrder(person)
    await page.goBack()
    await page.waitForURL('**/cart')
    await page.goForward()
    await page.waitForURL(`**/checkout?order_no=${person.order_no}`)
    expect((await world.state('orders')).length).toBe(before + 1)
  })

  test('back from the gateway, the pending payment can continue', async ({ person }) => {
    const { page, t } = person
    await prepare.unpaidOrder(person)
    await person.ensureAt('checkout')
    await paymentActions.pays(person, { method: 'e_wallet' })
    await page.waitForURL('**/gateway/**')
    await page.goBack()
    await page.waitForURL('**/checkout?**')
    await page.getByRole('button', { name: t('checkout:cashier.pending.continue') }).click()
    await paymentActions.choosesAtGateway(person, { result: 'success' })
    await seesResult(person, 'paid')
  })

  test('an order whose reply was lost is shown on the page, after a reload and in the cart; the next order is another one', async ({
    person,
    world,
    watch,
  }) => {
    const { page, t } = person
    // The browser logs each cut reply.
    watch.allow(/ERR_|502|Failed to load resource/)
    const orders = async () => (await world.state('orders')).map(({ order_no }) => order_no)
    const before = await orders()
    const another = page.getByRole('button', { name: t('checkout:lost.another') })
    await prepare.confirm(person)
    await world.setFaults([
      { call: 'order.place', wire: 'truncate', times: 1 },
      { call: 'submission.settle', wire: 'http', status: 502, times: 1 },
    ])
    await placeButton(person).click()
    await expect(page.getByRole('alert').getByText(t('checkout:confirm.unsure'))).toBeVisible()
    await page.reload()
    await expect(another).toBeVisible()
    const [made = ''] = (await orders()).filter((order) => !before.includes(order))
    const found = t('checkout:lost.found', { order: made })
    await expect(page.getByRole('heading', { name: found })).toBeVisible()
    await checkPage(page)
    await page.goto('/cart')
    await expect(page.locator('#root').getByRole('status').filter({ hasText: found })).toBeVisible()
    await checkPage(page)
    await page.goto(`/orderConfirm?sku_no=${person.sku_no}&quantity=2`)
    await another.click()
    await expect(placeButton(person)).toBeEnabled()
    await orderActions.placesOrder(person)
    expect(person.order_no).not.toBe(made)
    expect((await orders()).length).toBe(before.length + 2)
    await page.goto('/cart')
    const cart = page.getByRole('main')
    await expect(cart.getByText(t('cart:empty.title')).or(cart.getByRole('spinbutton')).first()).toBeVisible()
    await expect(page.getByText(found)).toHaveCount(0)
  })
})
