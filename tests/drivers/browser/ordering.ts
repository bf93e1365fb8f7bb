import type { HomeAddress } from '@nusaria/scenarios/dsl/offer-verbs'
import { expect } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { trafficOf } from '../../support/traffic.ts'
import { paymentActions } from './paying.ts'
import type { Person } from './person.ts'
import { tick } from './press.ts'

export const orderActions = {
  /** From the confirm page to a filled form and back. */
  async addsAddress(person: Person, home: HomeAddress): Promise<void> {
    await person.page.getByRole('link', { name: person.t('checkout:confirm.address.add') }).click()
    await orderActions.fillsAddress(person, home)
  },

  /** The form that the confirm page led to, and back. */
  async fillsAddress(person: Person, home: HomeAddress): Promise<void> {
    const { page, t } = person
    await orderActions.typesAddress(person, home)
    await page.getByRole('button', { name: t('common:action.save') }).click()
    await expect(page.getByText(home.street)).toBeVisible()
    await page.waitForURL('**/orderConfirm**')
  },

  /** Everything the form asks for, not saved yet. */
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

  /** One order; ends at the cashier. Where the page found out that the order went through, it leads there. */
  async placesOrder(person: Person): Promise<void> {
    const found = person.page.getByRole('link', { name: person.t('checkout:lost.pay'), exact: true })
    await orderActions.placeButton(person).or(found).click()
    await orderActions.atCashier(person)
  },

  /** The shop says no. The page then works the order out anew: what the world does next comes after that. */
  async isRefused(person: Person): Promise<void> {
    const traffic = trafficOf(person.page)
    await orderActions.placeButton(person).click()
    await traffic.settled()
  },

  /** Two taps as fast as a thumb can. */
  async placesOrderTwice(person: Person): Promise<void> {
    await orderActions.placeButton(person).dblclick()
    await orderActions.atCashier(person)
  },

  async atCashier(person: Person): Promise<void> {
    await person.page.waitForURL('**/checkout?**')
    // It says what to pay, not its address alone: one that is paid meanwhile leads on.
    await paymentActions.isAtCashier(person)
    person.order_no = new URL(person.page.url()).searchParams.get('order_no') ?? ''
  },

  /** The order's own page says so, and so does the list. */
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

/** The order's page, as it stands now; what the shop will refuse is done on the page as it was opened, if it is open. */
async function openOrder({ page, order_no }: Person, anew: boolean): Promise<void> {
  const path = `/orderDetail/${order_no}`
  if (anew || new URL(page.url()).pathname !== path) await goTo(page, path)
}
