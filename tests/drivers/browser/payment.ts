import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect, type Locator } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { CVN, cardFields } from '../calls/payment.ts'
import { textPattern } from './assert-failure.ts'
import { tick } from './controls.ts'
import type { Person } from './person.ts'

/** Methods whose number or code the cashier itself shows. */
const IN_PAGE_METHODS: readonly PayMethod[] = ['virtual_account', 'qris']

/** The shown number or code; until it is there, the buttons below move. */
const paymentInstructions = ({ page, t }: Person, method: PayMethod): Locator =>
  method === 'qris'
    ? page.getByRole('img', { name: t('cashier:qris.label') })
    : page.getByRole('button', { name: t('checkout:cashier.copy'), exact: true })

/** The payment options of one method. */
function methodGroup({ page, t }: Person, method: PayMethod): Locator {
  return page.getByRole('radiogroup', { name: t(`checkout:cashier.group.${method}`) })
}

const pendingTitle = ({ page, t }: Person) =>
  page.getByText(t('checkout:cashier.pending.title')).or(page.getByText(t('cashier:pending.checking')))

/** Opens the page of the pending payment from the cashier. */
const openPaymentPage = ({ page, t }: Person): Promise<void> =>
  page
    .getByRole('button', { name: t('checkout:cashier.pending.continue') })
    .or(page.getByRole('button', { name: t('cashier:pending.page') }))
    .click()

export const paymentActions = {
  /** The cashier shows the payment methods. */
  choosesAtCashier: ({ page }: Person): Promise<void> => expect(page.getByRole('radiogroup').first()).toBeVisible(),

  /** The cashier shows the payment methods or the pending payment. */
  isAtCashier: (person: Person): Promise<void> =>
    expect(person.page.getByRole('radiogroup').or(pendingTitle(person)).first()).toBeVisible(),

  /** The gateway's page shows its choices. */
  async isAtGateway({ page, language }: Person): Promise<void> {
    await page.waitForURL((url) => url.pathname.startsWith('/gateway'))
    await expect(page.getByRole('button', { name: texts[language].results.success.name })).toBeVisible()
  },

  async toCashier({ page, order_no }: Person): Promise<void> {
    if (!page.url().includes('/checkout')) await goTo(page, `/checkout?order_no=${order_no}`)
  },

  newCard: (person: Person): Locator => methodGroup(person, 'card').getByRole('radio', { name: person.t('cashier:card.new') }),

  /** Presses the pay button, which names the amount. */
  async presses({ page, t }: Person, method: PayMethod): Promise<void> {
    const text = t(`checkout:cashier.${method === 'cod' ? 'placeCod' : 'pay'}`, { skipInterpolation: true })
    await page.getByRole('button', { name: new RegExp(textPattern(text)) }).click()
  },

  /** Pays with the first option of the method. */
  async pays(person: Person, method: PayMethod, goesThrough = true): Promise<void> {
    const { page } = person
    await paymentActions.toCashier(person)
    await tick(methodGroup(person, method).getByRole('radio').first())
    await paymentActions.presses(person, method)
    if (!goesThrough) return
    if (method === 'cod') {
      await page.waitForURL('**/paymentSuccess**')
      // Until the result shows, the cashier may redirect once more.
      await paymentActions.seesResult(person, 'cod')
    } else if (IN_PAGE_METHODS.includes(method)) await expect(paymentInstructions(person, method)).toBeVisible()
    else await paymentActions.isAtGateway(person)
  },

  /** Pays with a card typed at the cashier. */
  async paysByCard(person: Person, { card, keep }: Verbs['paysByCard'], goesThrough: boolean): Promise<void> {
    const { page, t } = person
    await tick(paymentActions.newCard(person))
    await typeCard(person, page.getByRole('main'), card)
    if (keep) await tick(page.getByRole('checkbox', { name: t('cashier:card.save') }))
    await paymentActions.presses(person, 'card')
    if (goesThrough) await paymentActions.isAtGateway(person)
  },

  /** Pays with the saved card. */
  async paysBySavedCard(person: Person): Promise<void> {
    const { page, t } = person
    await tick(methodGroup(person, 'card').getByRole('radio', { name: /1111/ }))
    await page.getByRole('textbox', { name: t('card:field.cvn') }).fill(CVN)
    await paymentActions.presses(person, 'card')
    await paymentActions.isAtGateway(person)
  },

  async abandonsPayment(person: Person): Promise<void> {
    const { page, t } = person
    await page.getByRole('button', { name: t('checkout:cashier.pending.other') }).click()
    await paymentActions.choosesAtCashier(person)
  },

  /** Leaves the shop in this tab and continues in a new, blank one. */
  async closesTab(person: Person): Promise<void> {
    await loadPage(person.page, 'about:blank')
    person.page = await person.context.newPage()
  },

  /** The result page shows this result. */
  seesResult: ({ page, t }: Person, result: 'paid' | 'cod'): Promise<void> =>
    expect(page.getByRole('status').filter({ hasText: t(`checkout:result.${result}.title`) })).toBeVisible(),

  /** Chooses on the gateway's page, which it opens from the cashier if needed. */
  async choosesAtGateway(person: Person, result: GatewayResult, goesThrough = true): Promise<void> {
    const { page, language } = person
    if (page.url().includes('/checkout')) await openPaymentPage(person)
    await page.getByRole('button', { name: texts[language].results[result].name }).click()
    if (!goesThrough) return
    await page.waitForURL((url) => !url.pathname.startsWith('/gateway'))
    if (result === 'success') await page.waitForURL(/\/(paymentSuccess|payment-option)/)
  },
}

/** Fills all fields of a card form. */
export async function typeCard({ t }: Person, form: Locator, card: Verbs['paysByCard']['card']): Promise<void> {
  const typed = cardFields(card, '')
  const month = String(typed.expiry_month).padStart(2, '0')
  const written = {
    card_number: typed.card_number,
    expiry: `${month}/${String(typed.expiry_year).slice(-2)}`,
    cvn: typed.cvn,
    first_name: typed.first_name,
    last_name: typed.last_name,
    email: typed.email,
    phone: typed.phone,
  }
  for (const [field, value] of Object.entries(written)) await form.getByRole('textbox', { name: t(`card:field.${field}`) }).fill(value)
  await form.getByRole('combobox', { name: t('card:field.bank_code') }).selectOption({ index: 1 })
}
