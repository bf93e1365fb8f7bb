import type { PayMethod } from '@nusaria/contracts/order-entities'
import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import type { paymentVerbs, TestCard } from '@nusaria/scenarios/dsl/verbs/payment'
import { expect, type Locator } from '@playwright/test'
import { loadPage } from '../../support/navigation.ts'
import { CVN, cardFields } from '../calls/payment.ts'
import { assertVisible, tick } from './controls.ts'
import { type Field, type Form, fillForm, sendForm, shown, submitForm, ticked, typed } from './form.ts'
import type { PageActs, Person } from './person.ts'

const methodGroup = (person: Person, method: PayMethod): Locator => person.control('radiogroup', `checkout:cashier.group.${method}`)

/** The cashier shows the payment methods or the pending payment. */
export async function isAtCashier({ page, t }: Person): Promise<void> {
  const pending = page.getByText(t('checkout:cashier.pending.title')).or(page.getByText(t('cashier:pending.checking')))
  await assertVisible(page.getByRole('radiogroup').or(pending))
}

/** The gateway's page shows its choices. */
export const isAtGateway = (person: Person) =>
  person.arrivesAt('gateway').shows(person.page.getByRole('button', { name: texts[person.language].results.success.name }))

/** Presses the pay button, which names the amount. */
const pressPay = (person: Person, method: PayMethod) => person.press(`checkout:cashier.${method === 'cod' ? 'placeCod' : 'pay'}`)

export const seesResult = (person: Person, result: 'paid' | 'cod') =>
  person.shows(person.page.getByRole('status').filter({ hasText: person.t(`checkout:result.${result}.title`) }))

/** A number in the notation of any language. */
const countPattern = (count: number) => new RegExp(String(count).replace(/\B(?=(\d{3})+$)/g, '[.,]?'))

const cardField = (person: Person, form: Locator, name: string) => person.control('textbox', `card:field.${name}`, form)

export async function typeCard(person: Person, form: Locator, card: TestCard): Promise<void> {
  const { bank_code: _bank, expiry_month, expiry_year, ...typed } = cardFields(card, '')
  const expiry = `${String(expiry_month).padStart(2, '0')}/${String(expiry_year).slice(-2)}`
  for (const [name, value] of Object.entries({ ...typed, expiry })) await cardField(person, form, name).fill(value)
  await person.control('combobox', 'card:field.bank_code', form).selectOption({ index: 1 })
}

/** Nothing of a card is stored: all fields are typed again. */
const cardSecrets = (find: (person: Person) => Locator, card: TestCard): Field => ({
  fill: (person) => typeCard(person, find(person), card),
  async isKept(person) {
    for (const name of ['card_number', 'cvn', 'first_name']) await expect(cardField(person, find(person), name)).toHaveValue('')
    await typeCard(person, find(person), card)
  },
})

const cardSheet = (person: Person) => person.dialog('wallet:cards.add')

/** After a login the form is open and empty. */
export const cardForm = (card: TestCard): Form => ({
  async open(person) {
    await person.ensureAt('paymentOption')
    if (!(await cardSheet(person).isVisible())) await person.press('wallet:cards.add', person.main)
  },
  fields: [shown((person) => person.shows(cardSheet(person))), cardSecrets(cardSheet, card)],
  submit: (person) => person.press('wallet:cards.save', cardSheet(person)),
  done: (person) => person.arrivesAt('gateway'),
})

/** For the unpaid order. The payment method stays selected; nothing of the card is stored. */
export const cashierForm = (card: TestCard): Form => ({
  open: (person) => person.ensureAt('checkout'),
  fields: [
    ticked((person) => person.control('radio', 'cashier:card.new…', methodGroup(person, 'card'))),
    cardSecrets((person) => person.main, card),
  ],
  submit: (person) => pressPay(person, 'card'),
  done: isAtGateway,
})

const codeField = (person: Person) => person.field('promotion:code.label')

export const voucherForm = (code: string): Form => ({
  open: (person) => person.ensureAt('wallet'),
  fields: [typed(codeField, code)],
  submit: (person) => person.press('promotion:code.action'),
  done: (person) => expect(codeField(person)).toHaveValue(''),
})

/** Payments, vouchers, coins and saved cards. */
export const paymentActions: PageActs<typeof paymentVerbs> = {
  /** Pays with the first option of the method. */
  async pays(person, { method }) {
    await tick(methodGroup(person, method).getByRole('radio').first())
    await pressPay(person, method)
    // Until the number or code shows, the buttons below it move. Until the result shows, the cashier may redirect once more.
    if (method === 'virtual_account') await person.shows(person.control('button', 'checkout:cashier.copy'))
    else if (method === 'qris') await person.shows(person.control('img', 'cashier:qris.label'))
    else if (method === 'cod') await person.arrivesAt('paymentSuccess').does(() => seesResult(person, 'cod'))
    else await isAtGateway(person)
  },

  async paysByCard(person, { card, keep }) {
    const form = cashierForm(card)
    await fillForm(person, form)
    if (keep) await person.tick('checkbox', 'cashier:card.save')
    await submitForm(person, form)
  },

  paysBySavedCard: (person) =>
    person
      .tick('radio', /1111/, methodGroup(person, 'card'))
      .does(() => person.control('textbox', 'card:field.cvn').fill(CVN))
      .does(() => pressPay(person, 'card'))
      .does(isAtGateway),

  abandonsPayment: (person) => person.press('checkout:cashier.pending.other').shows(person.page.getByRole('radiogroup')),

  /** Leaves the shop in this tab and continues in a new, blank one. */
  async closesTab(person) {
    await loadPage(person.page, 'about:blank')
    person.page = await person.context.newPage()
  },

  /** Chooses on the gateway's page, which it opens from the cashier if needed. */
  async choosesAtGateway(person, { result }) {
    const { page, language, goesThrough } = person
    if (person.screen === 'checkout')
      await person.control('button', 'checkout:cashier.pending.continue').or(person.control('button', 'cashier:pending.page')).click()
    await page.getByRole('button', { name: texts[language].results[result].name }).click()
    if (!goesThrough) return
    await page.waitForURL((url) => !url.pathname.startsWith('/gateway'))
    if (result === 'success') await page.waitForURL(/\/(paymentSuccess|payment-option)/)
  },

  redeems: (person, { code }) => sendForm(person, voucherForm(code)),

  async seesVoucher(person, { coupon: coupon_no, state }) {
    person.client.language = person.language
    const { coupon_name } = await person.client.call('promotion.terms', { coupon_no })
    // In English one tab's name contains another's.
    await person.control('tab', `promotion:wallet.tabs.${state}…`).click()
    await person.reads(coupon_name)
  },

  async seesCoins(person, { reason, coins }) {
    await person.goTo('points')
    const lines = person.items(person.t(`points:reason.${reason}`)).filter({ has: person.page.getByRole('button') })
    await person.shows(lines)
    if (coins !== undefined) await expect(lines.first()).toContainText(countPattern(Math.abs(coins)))
  },

  savesCard: (person, { card }) => sendForm(person, cardForm(card)),
  /** The page shows the verification after the gateway. */
  seesCard: (person, { proven }) => person.shows(person.page.getByText(person.named(`wallet:proof.${proven ? 'verified' : 'open'}…`))),
}
