import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import { texts } from '@nusaria/mock-api/hosts/stand-ins/gateway/texts'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect, type Locator } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { CVN, cardFields } from '../calls/payment.ts'
import { textPattern } from './assert-failure.ts'
import { tick } from './controls.ts'
import type { Person } from './person.ts'

/** Paid by a number or a code that the cashier itself shows. */
const IN_PAGE_METHODS: readonly PayMethod[] = ['virtual_account', 'qris']

/** What is paid by stands there, not its place alone: until then the buttons below it move. */
const paymentInstructions = ({ page, t }: Person, method: PayMethod): Locator =>
  method === 'qris'
    ? page.getByRole('img', { name: t('cashier:qris.label') })
    : page.getByRole('button', { name: t('checkout:cashier.copy'), exact: true })

/** The ways to pay of one kind. */
function methodGroup({ page, t }: Person, method: PayMethod): Locator {
  return page.getByRole('radiogroup', { name: t(`checkout:cashier.group.${method}`) })
}

const pendingTitle = ({ page, t }: Person) =>
  page.getByText(t('checkout:cashier.pending.title')).or(page.getByText(t('cashier:pending.checking')))

/** Opens the page of a payment that waits at the cashier. */
const openPaymentPage = ({ page, t }: Person): Promise<void> =>
  page
    .getByRole('button', { name: t('checkout:cashier.pending.continue') })
    .or(page.getByRole('button', { name: t('cashier:pending.page') }))
    .click()

export const paymentActions = {
  /** The cashier offers its ways to pay. */
  choosesAtCashier: ({ page }: Person): Promise<void> => expect(page.getByRole('radiogroup').first()).toBeVisible(),

  /** It does, or tells of the payment under way. */
  isAtCashier: (person: Person): Promise<void> =>
    expect(person.page.getByRole('radiogroup').or(pendingTitle(person)).first()).toBeVisible(),

  /** The gateway's page is there and asks: what happens to the payment from then on it learns by the shopper's choice. */
  async isAtGateway({ page, language }: Person): Promise<void> {
    await page.waitForURL((url) => url.pathname.startsWith('/gateway'))
    await expect(page.getByRole('button', { name: texts[language].results.success.name })).toBeVisible()
  },

  async toCashier({ page, order_no }: Person): Promise<void> {
    if (!page.url().includes('/checkout')) await goTo(page, `/checkout?order_no=${order_no}`)
  },

  newCard: (person: Person): Locator => methodGroup(person, 'card').getByRole('radio', { name: person.t('cashier:card.new') }),

  /** The button that pays, which names the amount. */
  async presses({ page, t }: Person, method: PayMethod): Promise<void> {
    const text = t(`checkout:cashier.${method === 'cod' ? 'placeCod' : 'pay'}`, { skipInterpolation: true })
    await page.getByRole('button', { name: new RegExp(textPattern(text)) }).click()
  },

  /** By the first way of its kind. */
  async pays(person: Person, method: PayMethod, goesThrough = true): Promise<void> {
    const { page } = person
    await paymentActions.toCashier(person)
    await tick(methodGroup(person, method).getByRole('radio').first())
    await paymentActions.presses(person, method)
    if (!goesThrough) return
    if (method === 'cod') {
      await page.waitForURL('**/paymentSuccess**')
      // The cashier is gone with its result's arrival: until then it may lead here once more.
      await paymentActions.seesResult(person, 'cod')
    } else if (IN_PAGE_METHODS.includes(method)) await expect(paymentInstructions(person, method)).toBeVisible()
    else await paymentActions.isAtGateway(person)
  },

  /** With a card that is typed at the cashier. */
  async paysByCard(person: Person, { card, keep }: Verbs['paysByCard'], goesThrough: boolean): Promise<void> {
    const { page, t } = person
    await tick(paymentActions.newCard(person))
    await typeCard(person, page.getByRole('main'), card)
    if (keep) await tick(page.getByRole('checkbox', { name: t('cashier:card.save') }))
    await paymentActions.presses(person, 'card')
    if (goesThrough) await paymentActions.isAtGateway(person)
  },

  /** With the one kept before. */
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

  /** The tab leaves the shop, and another one hasn't come to it yet. */
  async closesTab(person: Person): Promise<void> {
    await loadPage(person.page, 'about:blank')
    person.page = await person.context.newPage()
  },

  /** How the payment went, on the page after it. */
  seesResult: ({ page, t }: Person, result: 'paid' | 'cod'): Promise<void> =>
    expect(page.getByRole('status').filter({ hasText: t(`checkout:result.${result}.title`) })).toBeVisible(),

  /** On the gateway's own page, which is the mock's; from the cashier on, where a payment waits there. */
  async choosesAtGateway(person: Person, result: GatewayResult, goesThrough = true): Promise<void> {
    const { page, language } = person
    if (page.url().includes('/checkout')) await openPaymentPage(person)
    await page.getByRole('button', { name: texts[language].results[result].name }).click()
    if (!goesThrough) return
    await page.waitForURL((url) => !url.pathname.startsWith('/gateway'))
    if (result === 'success') await page.waitForURL(/\/(paymentSuccess|payment-option)/)
  },
}

/** Everything a card's form asks for. */
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
