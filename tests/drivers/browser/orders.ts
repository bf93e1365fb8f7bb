import type { HomeAddress } from '@nusaria/scenarios/dsl/verbs/addresses'
import type { orderVerbs } from '@nusaria/scenarios/dsl/verbs/orders'
import { expect, type Locator, type Page } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { trafficOf } from '../../support/traffic.ts'
import { assertStep } from '../driver.ts'
import { typeAddress } from './addresses.ts'
import { addPictures, assertNumberShown, rupiahIn, textPattern, tick } from './controls.ts'
import { assertText } from './pages/helpers.ts'
import { isAtCashier } from './payment.ts'
import type { PageActs, Person } from './person.ts'

/** The button that places the order. */
export const placeButton = ({ page, t }: Person): Locator => page.getByRole('button', { name: t('checkout:confirm.place'), exact: true })

/** Fills the open address form and returns to the confirm page. */
export async function fillAddress(person: Person, home: HomeAddress): Promise<void> {
  const { page, t } = person
  await typeAddress(person, home)
  await page.getByRole('button', { name: t('common:action.save') }).click()
  await expect(page.getByText(home.street)).toBeVisible()
  await page.waitForURL('**/orderConfirm**')
}

/** At the cashier with a new order. Waits for the amount, because an order that was paid meanwhile redirects. */
export async function atCashier(person: Person): Promise<void> {
  await person.page.waitForURL('**/checkout?**')
  await isAtCashier(person)
  person.order_no = new URL(person.page.url()).searchParams.get('order_no') ?? ''
}

/** Opens the order's page. A step that the shop will refuse uses the open, outdated page. */
async function openOrder({ page, order_no }: Person, reload: boolean): Promise<void> {
  const path = `/orderDetail/${order_no}`
  if (reload || new URL(page.url()).pathname !== path) await goTo(page, path)
}

const changeAddressDialog = ({ page, t }: Pick<Person, 'page' | 't'>) => page.getByRole('dialog', { name: t('order:move.title') })

const reviewField = ({ page, t }: Person) => page.getByLabel(t('review:write.text'), { exact: true })

/** The sum of the rows with this label, in Rupiah; the total stands beside its label. */
async function amountShown({ page, t }: Person, row: string): Promise<number> {
  const label = textPattern(t(`order:amount.${row}`, { skipInterpolation: true, count: 3 }))
  const main = page.getByRole('main')
  if (row === 'total') return rupiahIn(await main.getByText(t('order:amount.total'), { exact: true }).first().locator('..').textContent())
  const rows = main.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}`) }) })
  const amounts = (await rows.locator('dd').allTextContents()).map(rupiahIn)
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** Ticks a choice of the confirm page and waits for the new amounts, which what happens next may change. */
async function tickAndSettle(page: Page, choice: Locator): Promise<void> {
  const traffic = trafficOf(page)
  await tick(choice)
  await traffic.settled()
}

/** The confirm page, orders and reviews. */
export const orderActions: PageActs<typeof orderVerbs> = {
  async addsAddress(person, { home }) {
    await person.page.getByRole('link', { name: person.t('checkout:confirm.address.add') }).click()
    await fillAddress(person, home)
  },

  async seesAmounts(person, { at, ...expected }) {
    const { page, t, order_no } = person
    if (at === 'order') await openOrder(person, true)
    await expect(page.getByText(t('order:amount.total'), { exact: true }).first()).toBeVisible()
    for (const [key, amount] of Object.entries(expected)) {
      const what = `The amount "${key}" on the ${at === 'order' ? `page of ${order_no}` : at}`
      await assertNumberShown(what, () => amountShown(person, key), amount)
    }
  },

  /** After a lost reply the page may link to the placed order. A refusal has the page fetch the order again. */
  async placesOrder(person, _args, goesThrough = true) {
    const traffic = goesThrough ? null : trafficOf(person.page)
    const found = person.page.getByRole('link', { name: person.t('checkout:lost.pay'), exact: true })
    await placeButton(person).or(found).click()
    await (traffic ? traffic.settled() : atCashier(person))
  },

  async placesOrderTwice(person) {
    await placeButton(person).dblclick()
    await atCashier(person)
  },

  async seesOrder(person, { status }) {
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

  async cancelsOrder(person, _args, goesThrough = true) {
    const { page, t } = person
    await openOrder(person, goesThrough)
    await page.getByRole('button', { name: t('order:action.cancel'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t('order:cancel.title') })
    await tick(dialog.getByRole('radio', { name: t('order:cancel.reasons.changed_mind') }))
    await dialog.getByRole('button', { name: t('order:cancel.confirm') }).click()
    if (goesThrough) await expect(dialog).toBeHidden()
  },

  async confirmsReceipt(person, _args, goesThrough = true) {
    const { page, t } = person
    await openOrder(person, goesThrough)
    await page.getByRole('button', { name: t('order:action.confirm') }).click()
    const dialog = page.getByRole('dialog', { name: t('order:receipt.title') })
    await dialog.getByRole('button', { name: t('order:receipt.confirm') }).click()
    if (goesThrough) await expect(dialog).toBeHidden()
  },

  /** Fetches and shows the new total. */
  async refreshesPrice({ page, t }) {
    await page.getByRole('button', { name: t('checkout:confirm.priceChanged.action') }).click()
    await expect(page.getByText(t('checkout:confirm.priceChanged.done'))).toBeVisible()
  },

  async usesCoins({ page, t }) {
    const text = t('checkout:confirm.coins.use', { skipInterpolation: true, count: 3 })
    await tickAndSettle(page, page.getByRole('checkbox', { name: new RegExp(textPattern(text)) }))
  },

  async reopensCash({ page, t }) {
    const ways = page.getByRole('list', { name: t('checkout:confirm.pay.open') })
    const cash = ways.getByText(t('checkout:cashier.group.cod'))
    await expect(ways).toBeVisible()
    await expect(cash).toHaveCount(0)
    const text = t('checkout:confirm.pay.without', { skipInterpolation: true, count: 1 })
    await page.getByRole('button', { name: new RegExp(`^${textPattern(text)}`) }).click()
    await expect(cash).toBeVisible()
  },

  seesFreeShipping: ({ page, t }, { free }) => expect(page.getByText(t('checkout:confirm.firstOrder'))).toHaveCount(free ? 1 : 0),

  choosesDelivery: ({ page, t }, { method }) => tickAndSettle(page, page.getByRole('radio', { name: t(`order:delivery.${method}`) })),

  async opensOtherOrder(person, _args, goesThrough = true) {
    const { page, other, t } = person
    assertStep(other?.order_no, 'The other device has placed no order')
    const path = `/orderDetail/${other.order_no}`
    if (!goesThrough) return loadPage(page, path)
    await goTo(page, path)
    person.order_no = other.order_no
    await expect(page.getByText(t('order:headline.pending_payment')).first()).toBeVisible()
  },

  /** On the open order page, without confirming. */
  async picksOrderAddress({ page, t }, { like }) {
    await page.getByRole('button', { name: t('order:action.changeAddress') }).click()
    await tick(changeAddressDialog({ page, t }).getByRole('radio', { name: new RegExp(textPattern(like)) }))
  },

  async changesOrderAddress({ page, t }, _args, goesThrough = true) {
    const sheet = changeAddressDialog({ page, t })
    await sheet.getByRole('button', { name: t('order:move.take') }).click()
    if (goesThrough) await expect(sheet).toBeHidden()
  },

  async buysAgain({ page, t, order_no }) {
    await goTo(page, `/orderDetail/${order_no}`)
    await page.getByRole('button', { name: t('order:action.buyAgain') }).click()
    await page.waitForURL('**/cart')
  },

  /** Each of several parcels has a tab. */
  async tracks({ page, order_no }, { parcels }) {
    await goTo(page, `/shipmentTracking?order_no=${order_no}`)
    await expect(page.getByRole('tab')).toHaveCount(parcels)
    await page.getByRole('tab').last().click()
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
  },

  /** Opens the form from the order's page and fills it. */
  async writesReview(person, { stars, content, photos }) {
    const { page, t, world, order_no } = person
    await goTo(page, `/orderDetail/${order_no}`)
    const orders = await world.state<{ order_no: string; lines: readonly { product_name: string }[] }>('orders')
    const bought = orders.find((order) => order.order_no === order_no)?.lines[0]
    await page.getByRole('link', { name: t('order:action.review'), exact: true }).click()
    await assertText(person, bought?.product_name ?? 'nothing was bought')
    await page.getByRole('radio', { name: t('review:stars', { count: stars }), exact: true }).check()
    await reviewField(person).fill(content)
    await addPictures(person, photos)
  },

  /** Sends the review and opens it on the product. */
  async sendsReview(person, _args, goesThrough = true) {
    const { page, t } = person
    const content = await reviewField(person).inputValue()
    await page.getByRole('button', { name: t('review:write.send') }).click()
    if (!goesThrough) return
    await page.getByRole('link', { name: t('review:write.toProduct') }).click()
    await page.waitForURL('**/commodDetail?**')
    const said = page.getByText(content).first()
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(said).toBeVisible({ timeout: 500 })
    }).toPass()
  },
}
