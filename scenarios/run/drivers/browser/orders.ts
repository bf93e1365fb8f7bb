import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import type { HomeAddress } from '@nusaria/scenarios/dsl/verbs/account'
import { expect, type Locator } from '@playwright/test'
import { likePattern } from '../../support/is-like.ts'
import { goTo, loadPage } from '../../support/navigation.ts'
import { textPattern } from '../../support/text-pattern.ts'
import { trafficOf } from '../../support/traffic.ts'
import { ensureProduct } from '../calls/discovery.ts'
import { assertStep, found } from '../driver.ts'
import { addressFields } from './account.ts'
import { amountBeside, assertShown, MOMENT, rupiahIn } from './controls.ts'
import { shown, ticked, typed } from './form.ts'
import { isAtCashier } from './payment.ts'
import type { Form, PageActs, Person } from './person.ts'

export const placeButton = (person: Person): Locator => person.control('button', 'checkout:confirm.place')

/** Fills the open address form and returns to the confirm page. */
export const fillAddress = (person: Person, home: HomeAddress) =>
  person.types(addressFields(home)).press('common:action.save').shows(person.seen.getByText(home.street)).arrivesAt('orderConfirm')

/** At the cashier with a new order. Waits for the amount, because an order that was paid meanwhile redirects. */
export async function atCashier(person: Person): Promise<void> {
  await person.page.waitForURL('**/checkout?**')
  await isAtCashier(person)
  person.order_no = new URL(person.page.url()).searchParams.get('order_no') ?? ''
}

export const noteForm = (note: string): Form => ({
  async open(person) {
    await ensureProduct(person)
    await person.goTo('orderConfirm', { sku_no: person.sku_no, quantity: '1' })
  },
  fields: [
    typed((person) => person.control('textbox', 'checkout:confirm.note.label'), note),
    shown((person) => expect(placeButton(person)).toBeEnabled()),
  ],
  submit: (person) => placeButton(person).click(),
  done: atCashier,
})

/** A step that the shop will refuse uses the open, outdated page. */
const openOrder = (person: Person) => (person.expectsSuccess ? person.goTo('orderDetail') : person.ensureAt('orderDetail'))

export function orderAddressForm(like: string): Form {
  const dialog = (person: Person) => person.dialog('order:move.title')
  return {
    open: (person) => person.ensureAt('orderDetail').press('order:action.changeAddress'),
    fields: [ticked((person) => person.control('radio', likePattern(like), dialog(person)))],
    submit: (person) => person.press('order:move.take', dialog(person)),
    done: (person) => person.gone(dialog(person)),
  }
}

/** The sum of the rows with this label, in Rupiah. A waived shipping fee has its discounts in its own row, as reasons. */
async function amountShown({ page, t, main }: Person, row: string): Promise<number | string> {
  if (row === 'total') return amountBeside(main, t('order:amount.total'))
  const raw = { skipInterpolation: true, count: 3 }
  const plain = t(`order:amount.${row}`, raw)
  const label = [plain, t('order:amount.named', raw).replace('{{label}}', plain)].map(textPattern).join('|')
  const rows = main.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^(${label})$`) }) })
  const waived = main.locator('dl dd', { has: page.locator('small', { hasText: new RegExp(`^(${label})( -?Rp[\\d.,]+)?$`) }) })
  const reasons = await waived.locator('small').allTextContents()
  const own = reasons.filter((reason) => new RegExp(`^(${label})`).test(reason)).map(rupiahIn)
  const amounts = [
    ...(await rows.locator('dd').allTextContents()).map(rupiahIn),
    // A single reason takes off the whole fee.
    ...(own.length > 0 && own.every(Number.isNaN) ? (await waived.allTextContents()).map(rupiahIn) : own),
  ]
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** Ticks a choice of the confirm page and waits for the new amounts, which what happens next may change. */
async function tickAndSettle(person: Person, role: 'radio' | 'checkbox', name: string): Promise<void> {
  const traffic = trafficOf(person.page)
  await person.tick(role, name)
  await traffic.settled()
}

/** The list says why an order is closed. */
const closedWords = (t: Person['t']): RegExp => {
  const reasons = ['cancelled_by_shopper', 'payment_time_over', 'closed_by_merchant', 'refunded'].map((reason) =>
    t(`order:closed.${reason}`),
  )
  return new RegExp(`^(${[t('order:status.closed'), ...reasons].join('|')})$`)
}

export const orderActions: PageActs<'orders'> = {
  addsAddress: (person, { home }) => person.follow('checkout:confirm.address.add').does(() => fillAddress(person, home)),

  async seesAmounts(person, { at, ...expected }) {
    if (at === 'order') await openOrder(person)
    else assertStep(person.screen === 'orderConfirm', missingNeed('confirm page'))
    await person.shows(person.seen.getByText(person.t('order:amount.total'), { exact: true }))
    for (const [key, amount] of Object.entries(expected)) {
      const what = `The amount "${key}" on the ${at === 'order' ? `page of ${person.order_no}` : at}`
      await assertShown(what, () => amountShown(person, key), amount)
    }
  },

  /** After a lost reply the page may link to the placed order. A refusal has the page fetch the order again. */
  async placesOrder(person) {
    const traffic = person.expectsSuccess ? null : trafficOf(person.page)
    await placeButton(person).or(person.control('link', 'checkout:lost.pay')).click()
    await (traffic ? traffic.settled() : atCashier(person))
  },

  placesOrderTwice: (person) => person.does(() => placeButton(person).dblclick()).does(atCashier),

  async seesOrder(person, { status }) {
    const { main, t } = person
    await person.goTo('orders')
    const first = main.getByRole('listitem').first()
    await expect(first.getByText(person.order_no, { exact: true })).toBeVisible()
    await expect(first.getByText(MOMENT).first()).toBeVisible()
    // Of an order that was sent, the parcel may be there.
    const names = status === 'pending_receipt' ? [status, 'delivered'] : [status]
    const wordsOf = (part: 'status' | 'headline') =>
      status === 'closed' ? closedWords(t) : new RegExp(`^(${names.map((name) => t(`order:${part}.${name}`)).join('|')})$`)
    // The order's own tag is before that of its request.
    await expect(first.getByText(wordsOf('status')).first()).toBeVisible()
    await person.goTo('orderDetail').shows(main.getByRole('status').getByRole('heading', { name: wordsOf('headline') }))
  },

  async seesPaymentChecked(person) {
    const { main, t } = person
    const link = (part: Locator, key: string) => part.getByRole('link', { name: t(`order:action.${key}`), exact: true })
    await person.goTo('orders')
    const card = main.getByRole('listitem').filter({ hasText: person.order_no })
    await expect(card.getByText(t('order:payment.checking'), { exact: true })).toBeVisible()
    await expect(link(card, 'checkPayment')).toBeVisible()
    await expect(link(card, 'pay')).toHaveCount(0)
    if (person.layout === 'desktop') await person.goTo('me').sees('order:payment.checking')
    await person.goTo('orderDetail').sees('order:headline.payment_processing')
    await expect(link(main, 'checkPayment')).toBeVisible()
    await expect(link(main, 'payNow')).toHaveCount(0)
  },

  async seesGivenBack(person, { vouchers, coins, late }) {
    const { main } = person
    const raw = (key: string) => person.t(`order:${key}`, { skipInterpolation: true, count: 3 })
    const line = (key: string) => main.getByText(new RegExp(`^${textPattern(raw(key))}$`))
    await person.goTo('orderDetail').shows(main.getByRole('status').getByRole('heading', { name: closedWords(person.t) }))
    const sentence = async () => (await line('givenBack.text').allTextContents()).join()
    const [voucher = ''] = raw('givenBack.voucher').split('{{name}}')
    const [, coin = ''] = raw('givenBack.coins').split('{{count}}')
    await assertShown('The number of vouchers that are back', async () => (await sentence()).split(voucher).length - 1, vouchers)
    const coinsShown = async () =>
      Number(
        (await sentence())
          .split(coin)[0]
          ?.match(/[\d.,]+$/)?.[0]
          .replace(/\D/g, '') ?? 0,
      )
    await assertShown('The number of coins that are back', coinsShown, coins)
    await expect(line('payment.mayComeLate')).toHaveCount(late === 'may come' ? 1 : 0)
    await expect(line('payment.refundedLate')).toHaveCount(late === 'refunded' ? 1 : 0)
  },

  cancelsOrder(person) {
    const dialog = person.dialog('order:cancel.title')
    const chosen = openOrder(person).press('order:action.cancel').tick('radio', 'order:cancel.reasons.changed_mind', dialog)
    return chosen.press('order:cancel.confirm', dialog).gone(dialog)
  },

  confirmsReceipt(person) {
    const dialog = person.dialog('order:receipt.title')
    return openOrder(person).press('order:action.confirm').press('order:receipt.confirm', dialog).gone(dialog)
  },

  refreshesPrice: (person) => person.press('checkout:confirm.priceChanged.action').sees('checkout:confirm.priceChanged.done'),
  checksPrices: (person) => person.press('checkout:confirm.changed.seen'),
  usesCoins: (person) => tickAndSettle(person, 'checkbox', 'checkout:confirm.coins.use…'),
  choosesDelivery: (person, { method }) => tickAndSettle(person, 'radio', `order:delivery.${method}…`),

  claimsBest(person) {
    const all = person.control('button', 'orderVoucher:toClaim.all')
    return person.press('orderVoucher:toClaim.all').gone(all)
  },

  async reopensCash(person) {
    const ways = person.control('list', 'checkout:confirm.pay.open')
    const cash = ways.getByText(person.t('checkout:cashier.group.cod'))
    await person.shows(ways).gone(cash).press('checkout:confirm.pay.without…').shows(cash)
  },

  async opensOtherOrder(person) {
    const { other, page } = person
    const order_no = found(other?.order_no, 'The other device has placed no order')
    const path = person.pathOf('orderDetail', order_no)
    if (!person.expectsSuccess) return loadPage(page, path)
    await goTo(page, path)
    person.order_no = order_no
    await person.sees('order:headline.pending_payment')
  },

  async buysAgain(person, { repriced }) {
    await openOrder(person).press('order:action.buyAgain')
    if (repriced > 0) {
      const dialog = person.page.getByRole('dialog').filter({ hasText: person.t('order:again.repriced') })
      await expect(dialog.getByRole('listitem')).toHaveCount(repriced)
      await person.press('order:again.toCart', dialog)
    }
    await person.arrivesAt('cart')
  },

  async tracks(person, { parcels }) {
    await person.goTo('shipmentTracking', person.queryOf('shipmentTracking'))
    const tabs = person.control('tab', 'order:parcel.number', person.main)
    const parcel = person.control('button', 'order:parcel.copy', person.main)
    await person.shows(parcel)
    // A single parcel has no tab.
    await assertShown('The number of parcels', async () => (await tabs.count()) || (await parcel.count()), parcels)
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await person.shows(parcel)
    }
  },
}
