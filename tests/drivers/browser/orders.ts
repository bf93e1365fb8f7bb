import type { HomeAddress } from '@nusaria/scenarios/dsl/offer-verbs'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { trafficOf } from '../../support/traffic.ts'
import { assertStep } from '../driver.ts'
import { textPattern } from './assert-failure.ts'
import { tick } from './controls.ts'
import { paymentActions } from './payment.ts'
import type { Person } from './person.ts'

export const orderActions = {
  /** Opens the address form from the confirm page, fills it and returns. */
  async addsAddress(person: Person, home: HomeAddress): Promise<void> {
    await person.page.getByRole('link', { name: person.t('checkout:confirm.address.add') }).click()
    await orderActions.fillsAddress(person, home)
  },

  /** Fills the open address form and returns to the confirm page. */
  async fillsAddress(person: Person, home: HomeAddress): Promise<void> {
    const { page, t } = person
    await orderActions.typesAddress(person, home)
    await page.getByRole('button', { name: t('common:action.save') }).click()
    await expect(page.getByText(home.street)).toBeVisible()
    await page.waitForURL('**/orderConfirm**')
  },

  /** Fills all fields without saving. */
  async typesAddress({ page, t }: Person, home: HomeAddress): Promise<void> {
    await page.getByLabel(t('address:form.name')).fill(home.name)
    await page.getByLabel(t('address:form.surname')).fill(home.surname)
    await page.getByLabel(t('address:form.phone')).fill(home.phone)
    await page.getByLabel(t('address:form.province')).selectOption({ label: home.province })
    await page.getByLabel(t('address:form.city')).selectOption({ label: home.city })
    await page.getByLabel(t('address:form.district')).selectOption({ label: home.district })
    await page.getByLabel(t('address:form.postalCode')).fill(home.postal_code)
    await page.getByLabel(t('address:form.street')).fill(home.street)
  },

  placeButton: ({ page, t }: Person) => page.getByRole('button', { name: t('checkout:confirm.place'), exact: true }),

  /** Places the order; ends at the cashier. After a lost reply the page may link to the placed order. */
  async placesOrder(person: Person): Promise<void> {
    const found = person.page.getByRole('link', { name: person.t('checkout:lost.pay'), exact: true })
    await orderActions.placeButton(person).or(found).click()
    await orderActions.atCashier(person)
  },

  /** The shop refuses. Waits until the page has refetched the order. */
  async isRefused(person: Person): Promise<void> {
    const traffic = trafficOf(person.page)
    await orderActions.placeButton(person).click()
    await traffic.settled()
  },

  /** Two quick taps. */
  async placesOrderTwice(person: Person): Promise<void> {
    await orderActions.placeButton(person).dblclick()
    await orderActions.atCashier(person)
  },

  async atCashier(person: Person): Promise<void> {
    await person.page.waitForURL('**/checkout?**')
    // Waits for the amount, because an order that was paid meanwhile redirects.
    await paymentActions.isAtCashier(person)
    person.order_no = new URL(person.page.url()).searchParams.get('order_no') ?? ''
  },

  /** Checks the order's page and the list. */
  async seesOrder(
    person: Person,
    status: 'pending_payment' | 'pending_shipment' | 'pending_receipt' | 'completed' | 'closed',
  ): Promise<void> {
    const { page, t, order_no } = person
    await goTo(page, '/order')
    const first = page.getByRole('main').getByRole('listitem').first()
    await expect(first).toContainText(order_no)
    await expect(first.getByText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/).first()).toBeVisible()
    await expect(first).toContainText(t(`order:status.${status}`))
    await goTo(page, `/orderDetail/${order_no}`)
    const headline = page.getByText(t(`order:headline.${status}`))
    await expect(
      (status === 'pending_receipt' ? headline.or(page.getByText(t('order:headline.delivered'))) : headline).first(),
    ).toBeVisible()
  },

  async cancelsOrder(person: Person, goesThrough = true): Promise<void> {
    const { page, t } = person
    await openOrder(person, goesThrough)
    await page.getByRole('button', { name: t('order:action.cancel'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t('order:cancel.title') })
    await tick(dialog.getByRole('radio', { name: t('order:cancel.reasons.changed_mind') }))
    await dialog.getByRole('button', { name: t('order:cancel.confirm') }).click()
    if (goesThrough) await expect(dialog).toBeHidden()
  },

  async confirmsReceipt(person: Person, goesThrough = true): Promise<void> {
    const { page, t } = person
    await openOrder(person, goesThrough)
    await page.getByRole('button', { name: t('order:action.confirm') }).click()
    const dialog = page.getByRole('dialog', { name: t('order:receipt.title') })
    await dialog.getByRole('button', { name: t('order:receipt.confirm') }).click()
    if (goesThrough) await expect(dialog).toBeHidden()
  },
}

/** Opens the order's page. A step that the shop will refuse uses the open, outdated page. */
async function openOrder({ page, order_no }: Person, reload: boolean): Promise<void> {
  const path = `/orderDetail/${order_no}`
  if (reload || new URL(page.url()).pathname !== path) await goTo(page, path)
}

/** Choices on the confirm page, and actions on placed orders. */
export const checkoutActions = {
  /** Fetches and shows the new total. */
  async refreshesPrice({ page, t }: Person): Promise<void> {
    await page.getByRole('button', { name: t('checkout:confirm.priceChanged.action') }).click()
    await expect(page.getByText(t('checkout:confirm.priceChanged.done'))).toBeVisible()
  },

  async usesCoins({ page, t }: Person): Promise<void> {
    const text = t('checkout:confirm.coins.use', { skipInterpolation: true, count: 3 })
    await tick(page.getByRole('checkbox', { name: new RegExp(textPattern(text)) }))
  },

  async reopensCash({ page, t }: Person): Promise<void> {
    const ways = page.getByRole('list', { name: t('checkout:confirm.pay.open') })
    const cash = ways.getByText(t('checkout:cashier.group.cod'))
    await expect(ways).toBeVisible()
    await expect(cash).toHaveCount(0)
    const text = t('checkout:confirm.pay.without', { skipInterpolation: true, count: 1 })
    await page.getByRole('button', { name: new RegExp(`^${textPattern(text)}`) }).click()
    await expect(cash).toBeVisible()
  },

  seesFreeShipping: ({ page, t }: Person, { free }: Verbs['seesFreeShipping']): Promise<void> =>
    expect(page.getByText(t('checkout:confirm.firstOrder'))).toHaveCount(free ? 1 : 0),

  choosesDelivery: ({ page, t }: Person, { method }: Verbs['choosesDelivery']): Promise<void> =>
    tick(page.getByRole('radio', { name: t(`order:delivery.${method}`) })),

  /** The addresses are cards on desktop, a page of their own on a phone. */
  async choosesAddress({ page, layout, t }: Person, { like }: Verbs['choosesAddress']): Promise<void> {
    const words = new RegExp(textPattern(like))
    if (layout === 'desktop') return tick(page.getByRole('radio', { name: words }))
    await page.getByRole('main').locator('a[href="/addressManage"]').first().click()
    await page.getByRole('main').getByRole('button', { name: words }).first().click()
    await page.waitForURL('**/orderConfirm**')
    await expect(page.getByText(t('checkout:confirm.title')).first()).toBeVisible()
  },

  async opensOtherOrder(person: Person, _args: unknown, goesThrough: boolean): Promise<void> {
    const { page, other, t } = person
    assertStep(other?.order_no, 'The other device has placed no order')
    const path = `/orderDetail/${other.order_no}`
    if (!goesThrough) return loadPage(page, path)
    await goTo(page, path)
    person.order_no = other.order_no
    await expect(page.getByText(t('order:headline.pending_payment')).first()).toBeVisible()
  },

  /** On the open order page, without confirming. */
  async picksOrderAddress({ page, t }: Person, { like }: Verbs['picksOrderAddress']): Promise<void> {
    await page.getByRole('button', { name: t('order:action.changeAddress') }).click()
    await tick(changeAddressDialog({ page, t }).getByRole('radio', { name: new RegExp(textPattern(like)) }))
  },

  async changesOrderAddress({ page, t }: Person, _args: unknown, goesThrough: boolean): Promise<void> {
    const sheet = changeAddressDialog({ page, t })
    await sheet.getByRole('button', { name: t('order:move.take') }).click()
    if (goesThrough) await expect(sheet).toBeHidden()
  },

  async buysAgain({ page, t, order_no }: Person): Promise<void> {
    await goTo(page, `/orderDetail/${order_no}`)
    await page.getByRole('button', { name: t('order:action.buyAgain') }).click()
    await page.waitForURL('**/cart')
  },

  /** Each of several parcels has a tab. */
  async tracks({ page, order_no }: Person, { parcels }: Verbs['tracks']): Promise<void> {
    await goTo(page, `/shipmentTracking?order_no=${order_no}`)
    await expect(page.getByRole('tab')).toHaveCount(parcels)
    await page.getByRole('tab').last().click()
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
  },
}

const changeAddressDialog = ({ page, t }: Pick<Person, 'page' | 't'>) => page.getByRole('dialog', { name: t('order:move.title') })
