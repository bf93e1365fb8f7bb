import type { HomeAddress } from '@nusaria/scenarios/dsl/verbs/addresses'
import type { orderVerbs } from '@nusaria/scenarios/dsl/verbs/orders'
import { expect, type Locator } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { trafficOf } from '../../support/traffic.ts'
import { findProduct } from '../calls/discovery.ts'
import { assertStep } from '../driver.ts'
import { addressFields } from './addresses.ts'
import { assertNumberShown, rupiahIn, textPattern } from './controls.ts'
import { type Form, fillFields, shown, typed } from './form.ts'
import { isAtCashier } from './payment.ts'
import type { PageActs, Person } from './person.ts'
import { reviewActions } from './reviews.ts'

export const placeButton = (person: Person): Locator => person.control('button', 'checkout:confirm.place')

/** Fills the open address form and returns to the confirm page. */
export async function fillAddress(person: Person, home: HomeAddress): Promise<void> {
  await fillFields(person, addressFields(home))
  await person.press('common:action.save')
  await expect(person.page.getByText(home.street)).toBeVisible()
  await person.arrivesAt('orderConfirm')
}

/** At the cashier with a new order. Waits for the amount, because an order that was paid meanwhile redirects. */
export async function atCashier(person: Person): Promise<void> {
  await person.page.waitForURL('**/checkout?**')
  await isAtCashier(person)
  person.order_no = new URL(person.page.url()).searchParams.get('order_no') ?? ''
}

/** For an order of one piece of the product viewed last, or else coffee. */
export const noteForm = (note: string): Form => ({
  async open(person) {
    if (!person.sku_no) person.sku_no = (await findProduct(person.client, { like: 'kopi' })).sku.sku_no
    await person.goTo('orderConfirm', { sku_no: person.sku_no, quantity: '1' })
  },
  fields: [
    typed((person) => person.control('textbox', 'checkout:confirm.note.label'), note),
    shown((person) => expect(placeButton(person)).toBeEnabled()),
  ],
  submit: (person) => placeButton(person).click(),
  done: atCashier,
})

/** Opens the order's page. A step that the shop will refuse uses the open, outdated page. */
const openOrder = (person: Person, reload: boolean): Promise<void> => (reload ? person.goTo('orderDetail') : person.ensureAt('orderDetail'))

export async function cancelInDialog(person: Person, goesThrough = true): Promise<void> {
  const dialog = person.dialog('order:cancel.title')
  await person.tick('radio', 'order:cancel.reasons.changed_mind', dialog)
  await person.press('order:cancel.confirm', dialog)
  if (goesThrough) await expect(dialog).toBeHidden()
}

const addressDialog = (person: Person) => person.dialog('order:move.title')

/** The sum of the rows with this label, in Rupiah; the total stands beside its label. */
async function amountShown({ page, t, main }: Person, row: string): Promise<number> {
  const label = textPattern(t(`order:amount.${row}`, { skipInterpolation: true, count: 3 }))
  if (row === 'total') return rupiahIn(await main.getByText(t('order:amount.total'), { exact: true }).first().locator('..').textContent())
  const rows = main.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}`) }) })
  const amounts = (await rows.locator('dd').allTextContents()).map(rupiahIn)
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** Ticks a choice of the confirm page and waits for the new amounts, which what happens next may change. */
async function tickAndSettle(person: Person, role: 'radio' | 'checkbox', name: string | RegExp): Promise<void> {
  const traffic = trafficOf(person.page)
  await person.tick(role, name)
  await traffic.settled()
}

/** The confirm page, orders and reviews. */
export const orderActions: PageActs<typeof orderVerbs> = {
  ...reviewActions,

  async addsAddress(person, { home }) {
    await person.follow('checkout:confirm.address.add')
    await fillAddress(person, home)
  },

  async seesAmounts(person, { at, ...expected }) {
    if (at === 'order') await openOrder(person, true)
    await expect(person.page.getByText(person.t('order:amount.total'), { exact: true }).first()).toBeVisible()
    for (const [key, amount] of Object.entries(expected)) {
      const what = `The amount "${key}" on the ${at === 'order' ? `page of ${person.order_no}` : at}`
      await assertNumberShown(what, () => amountShown(person, key), amount)
    }
  },

  /** After a lost reply the page may link to the placed order. A refusal has the page fetch the order again. */
  async placesOrder(person, _args, goesThrough = true) {
    const traffic = goesThrough ? null : trafficOf(person.page)
    await placeButton(person).or(person.control('link', 'checkout:lost.pay')).click()
    await (traffic ? traffic.settled() : atCashier(person))
  },

  async placesOrderTwice(person) {
    await placeButton(person).dblclick()
    await atCashier(person)
  },

  async seesOrder(person, { status }) {
    const { page, t } = person
    await person.goTo('orders')
    const first = person.main.getByRole('listitem').first()
    await expect(first).toContainText(person.order_no)
    await expect(first.getByText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/).first()).toBeVisible()
    await expect(first).toContainText(t(`order:status.${status}`))
    await person.goTo('orderDetail')
    const headline = page.getByText(t(`order:headline.${status}`))
    const delivered = page.getByText(t('order:headline.delivered'))
    await expect((status === 'pending_receipt' ? headline.or(delivered) : headline).first()).toBeVisible()
  },

  async cancelsOrder(person, _args, goesThrough = true) {
    await openOrder(person, goesThrough)
    await person.press('order:action.cancel')
    await cancelInDialog(person, goesThrough)
  },

  async confirmsReceipt(person, _args, goesThrough = true) {
    await openOrder(person, goesThrough)
    await person.press('order:action.confirm')
    const dialog = person.dialog('order:receipt.title')
    await person.press('order:receipt.confirm', dialog)
    if (goesThrough) await expect(dialog).toBeHidden()
  },

  async refreshesPrice(person) {
    await person.press('checkout:confirm.priceChanged.action')
    await person.sees('checkout:confirm.priceChanged.done')
  },

  usesCoins: (person) => tickAndSettle(person, 'checkbox', person.starting('checkout:confirm.coins.use')),

  async reopensCash(person) {
    const ways = person.control('list', 'checkout:confirm.pay.open')
    const cash = ways.getByText(person.t('checkout:cashier.group.cod'))
    await expect(ways).toBeVisible()
    await expect(cash).toHaveCount(0)
    await person.press(person.starting('checkout:confirm.pay.without'))
    await expect(cash).toBeVisible()
  },

  seesFreeShipping: ({ page, t }, { free }) => expect(page.getByText(t('checkout:confirm.firstOrder'))).toHaveCount(free ? 1 : 0),

  choosesDelivery: (person, { method }) => tickAndSettle(person, 'radio', person.starting(`order:delivery.${method}`)),

  async opensOtherOrder(person, _args, goesThrough = true) {
    const { other, page } = person
    assertStep(other?.order_no, 'The other device has placed no order')
    const path = person.pathOf('orderDetail', other.order_no)
    if (!goesThrough) return loadPage(page, path)
    await goTo(page, path)
    person.order_no = other.order_no
    await person.sees('order:headline.pending_payment')
  },

  /** On the open order page, without confirming. */
  async picksOrderAddress(person, { like }) {
    await person.press('order:action.changeAddress')
    await person.tick('radio', new RegExp(textPattern(like)), addressDialog(person))
  },

  async changesOrderAddress(person, _args, goesThrough = true) {
    await person.press('order:move.take', addressDialog(person))
    if (goesThrough) await expect(addressDialog(person)).toBeHidden()
  },

  async buysAgain(person) {
    await openOrder(person, true)
    await person.press('order:action.buyAgain')
    await person.arrivesAt('cart')
  },

  /** Each of several parcels has a tab. */
  async tracks(person, { parcels }) {
    await person.goTo('shipmentTracking', person.queryOf('shipmentTracking'))
    const tabs = person.page.getByRole('tab')
    await expect(tabs).toHaveCount(parcels)
    await tabs.last().click()
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  },
}
