import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { loginActions, loginForm } from '@nusaria/scenario-runner/drivers/browser/login'
import { fillAddress, orderActions } from '@nusaria/scenario-runner/drivers/browser/orders'
import { paymentActions, seesResult } from '@nusaria/scenario-runner/drivers/browser/payment'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { addVariant, productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { BROWSER_WITH_IMAGES } from '@nusaria/scenario-runner/support/pictures'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import type { Page } from '@playwright/test'

/** Registered by its first login. */
const NEWCOMER = '81377700021'

/** From home to the product, by a suggestion. */
async function opensBySuggestion(person: Person, { product_no, product_name: name }: ProductDetail): Promise<void> {
  const { page, t } = person
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
  await checkPage(page)
  await page.getByRole('link', { name: t('common:header.searchLabel') }).click()
  const box = page.getByRole('combobox', { name: t('common:header.searchLabel') })
  await box.pressSequentially(name.split(' ').slice(0, 2).join(' '))
  const options = page.getByRole('listbox', { name: t('search:suggestions') }).getByRole('option')
  const suggested = options.filter({ has: page.getByText(name, { exact: true }) })
  await expect(suggested).toBeVisible()
  await checkPage(page)
  await suggested.click()
  await page.waitForURL(`**${person.addressOf('product', { product_no })}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  person.remembersProduct(product_no)
}

/** A product with variants, and its second variant in stock. */
async function aVariant(person: Person) {
  const { product } = await findProduct(person.client, { like: 'kopi mandailing', variants: true })
  const sku = product.sku_list.filter(({ stock }) => stock >= 5)[1]
  if (!sku) throw new Error(`${product.product_name} has no second variant in stock`)
  return { product, sku }
}

/** The cart link with its count. */
function cartSign({ page, t }: Person, count: number) {
  return page.getByRole('link', { name: t('common:header.cartCount', { count }) }).first()
}

/** Registers, and checks each screen. */
async function signsIn(person: Person): Promise<void> {
  const { page, t } = person
  await expect(loginForm(person).getByLabel(t('auth:phone.label'))).toBeVisible()
  await checkPage(page)
  await loginActions.requestsCode(person, { purpose: 'login', to: NEWCOMER })
  await checkPage(page)
  await loginActions.answersCaptcha(person, { answer: 'right' })
  await expect(page.getByRole('heading', { name: t('auth:code.title') })).toBeVisible()
  await checkPage(page)
  await loginActions.entersCode(person, { code: 'right' })
}

/** The merchant ships and delivers by the control API; the shopper confirms in the browser. */
async function isShippedAndReceived(person: Person, looks: (page: Page) => Promise<void>): Promise<void> {
  const { world, page, order_no } = person
  await world.event('order', order_no, 'ship')
  await orderActions.seesOrder(person, { status: 'pending_receipt' })
  await looks(page)
  await world.event('order', order_no, 'deliver')
  await orderActions.confirmsReceipt(person)
  await orderActions.seesOrder(person, { status: 'completed' })
  await looks(page)
}

test.use({ launchOptions: BROWSER_WITH_IMAGES })

// The one purchase with a check of every screen, with animations, on a new device.
test.describe('with animations', { tag: '@mobile' }, () => {
  test.use({ knownDevice: false, painted: true, contextOptions: { reducedMotion: 'no-preference' } })

  test('the first purchase: found by a suggestion, added to the cart as a guest, paid in cash, received', async ({ person, world }) => {
    test.slow()
    const { t } = person
    const { product, sku } = await aVariant(person)

    await test.step('find it', async () => {
      await opensBySuggestion(person, product)
      await checkPage(person.page)
    })

    await test.step('add two of a variant to the cart', async () => {
      await addVariant(person, 2, sku.spec_values)
      await expect(cartSign(person, 2)).toBeVisible()
      await productActions.hasInCart(person, { pieces: 2 })
      await expect(person.page.getByRole('main')).toContainText(sku.spec_values.join(', '))
      await checkPage(person.page)
    })

    const { page } = person
    await test.step('log in on the way, with the cart merged', async () => {
      person.expectsSuccess = false
      await productActions.goesToConfirm(person, undefined)
      person.expectsSuccess = true
      await signsIn(person)
      await page.waitForURL((url) => url.pathname === '/orderConfirm')
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: product.product_name })).toContainText('2')
      await checkPage(page)
      const [line, ...others] = await world.state('cart_lines')
      expect([line?.sku_no, line?.quantity, others.length]).toEqual([sku.sku_no, 2, 0])
    })

    await test.step('add an address', async () => {
      await page.getByRole('link', { name: t('checkout:confirm.address.add') }).click()
      await expect(page.getByLabel(t('address:form.name'))).toBeVisible()
      await checkPage(page)
      await fillAddress(person, MENTENG)
      await checkPage(page)
    })

    await test.step('place the order and pay in cash', async () => {
      await orderActions.placesOrder(person)
      await expect(page.getByRole('radiogroup', { name: t('checkout:cashier.group.cod') })).toBeVisible()
      await checkPage(page)
      await paymentActions.pays(person, { method: 'cod' })
      await seesResult(person, 'cod')
      await checkPage(page)
      await page.getByRole('link', { name: t('checkout:result.order') }).click()
      await page.waitForURL(`**/orderDetail/${person.order_no}`)
      await expect(page.getByText(t('order:headline.pending_shipment')).first()).toBeVisible()
      await checkPage(page)
    })

    await test.step('receive it', () => isShippedAndReceived(person, checkPage))
  })
})
