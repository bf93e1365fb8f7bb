import type { PayMethod } from '@nusaria/contracts/order-entities'
import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import type { paymentVerbs, TestCard } from '@nusaria/scenarios/dsl/verbs/payment'
import { expect, type Locator } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { CVN, cardFields } from '../calls/payment.ts'
import { textPattern, tick } from './controls.ts'
import type { PageActs, Person } from './person.ts'

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

/** The cashier shows the payment methods. */
export const choosesAtCashier = ({ page }: Person): Promise<void> => expect(page.getByRole('radiogroup').first()).toBeVisible()

/** The cashier shows the payment methods or the pending payment. */
export const isAtCashier = (person: Person): Promise<void> =>
  expect(person.page.getByRole('radiogroup').or(pendingTitle(person)).first()).toBeVisible()

/** The gateway's page shows its choices. */
export async function isAtGateway({ page, language }: Person): Promise<void> {
  await page.waitForURL((url) => url.pathname.startsWith('/gateway'))
  await expect(page.getByRole('button', { name: texts[language].results.success.name })).toBeVisible()
}

/** The radio button for a card that is typed. */
export const newCard = (person: Person): Locator => methodGroup(person, 'card').getByRole('radio', { name: person.t('cashier:card.new') })

/** Presses the pay button, which names the amount. */
export async function pressPay({ page, t }: Person, method: PayMethod): Promise<void> {
  const text = t(`checkout:cashier.${method === 'cod' ? 'placeCod' : 'pay'}`, { skipInterpolation: true })
  await page.getByRole('button', { name: new RegExp(textPattern(text)) }).click()
}

/** The result page shows this result. */
export const seesResult = ({ page, t }: Person, result: 'paid' | 'cod'): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: t(`checkout:result.${result}.title`) })).toBeVisible()

/** A number in the notation of any language. */
const countPattern = (count: number) => new RegExp(String(count).replace(/\B(?=(\d{3})+$)/g, '[.,]?'))

/** Payments, vouchers, coins and saved cards. */
export const paymentActions: PageActs<typeof paymentVerbs> = {
  /** Pays with the first option of the method. */
  async pays(person, { method }, goesThrough = true) {
    const { page } = person
    await tick(methodGroup(person, method).getByRole('radio').first())
    await pressPay(person, method)
    if (!goesThrough) return
    if (method === 'cod') {
      await page.waitForURL('**/paymentSuccess**')
      // Until the result shows, the cashier may redirect once more.
      await seesResult(person, 'cod')
    } else if (IN_PAGE_METHODS.includes(method)) await expect(paymentInstructions(person, method)).toBeVisible()
    else await isAtGateway(person)
  },

  /** Pays with a card typed at the cashier. */
  async paysByCard(person, { card, keep }, goesThrough = true) {
    const { page, t } = person
    await tick(newCard(person))
    await typeCard(person, page.getByRole('main'), card)
    if (keep) await tick(page.getByRole('checkbox', { name: t('cashier:card.save') }))
    await pressPay(person, 'card')
    if (goesThrough) await isAtGateway(person)
  },

  /** Pays with the saved card. */
  async paysBySavedCard(person) {
    const { page, t } = person
    await tick(methodGroup(person, 'card').getByRole('radio', { name: /1111/ }))
    await page.getByRole('textbox', { name: t('card:field.cvn') }).fill(CVN)
    await pressPay(person, 'card')
    await isAtGateway(person)
  },

  async abandonsPayment(person) {
    const { page, t } = person
    await page.getByRole('button', { name: t('checkout:cashier.pending.other') }).click()
    await choosesAtCashier(person)
  },

  /** Leaves the shop in this tab and continues in a new, blank one. */
  async closesTab(person) {
    await loadPage(person.page, 'about:blank')
    person.page = await person.context.newPage()
  },

  /** Chooses on the gateway's page, which it opens from the cashier if needed. */
  async choosesAtGateway(person, { result }, goesThrough = true) {
    const { page, language } = person
    if (page.url().includes('/checkout')) await openPaymentPage(person)
    await page.getByRole('button', { name: texts[language].results[result].name }).click()
    if (!goesThrough) return
    await page.waitForURL((url) => !url.pathname.startsWith('/gateway'))
    if (result === 'success') await page.waitForURL(/\/(paymentSuccess|payment-option)/)
  },

  async redeems({ page, t }, { code }, goesThrough = true) {
    const field = page.getByLabel(t('promotion:code.label'))
    await field.fill(code)
    await page.getByRole('button', { name: t('promotion:code.action') }).click()
    if (goesThrough) await expect(field).toHaveValue('')
  },

  async seesVoucher({ page, t, client, language }, { coupon: coupon_no, state }) {
    client.language = language
    const { coupon_name } = await client.call('promotion.terms', { coupon_no })
    if (!page.url().includes('/couponsList')) await goTo(page, '/couponsList')
    // In English one tab's name contains another's.
    await page.getByRole('tab', { name: new RegExp(`^${t(`promotion:wallet.tabs.${state}`)}`) }).click()
    await expect(page.getByRole('main').getByText(coupon_name).first()).toBeVisible()
  },

  async seesCoins({ page, t }, { reason, coins }) {
    await goTo(page, '/points')
    const lines = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
    const said = lines.filter({ hasText: t(`points:reason.${reason}`) }).first()
    await expect(said).toBeVisible()
    if (coins !== undefined) await expect(said).toContainText(countPattern(Math.abs(coins)))
  },

  /** Opens the form if needed. */
  async savesCard(person, { card }, goesThrough = true) {
    const { page, t } = person
    const sheet = page.getByRole('dialog', { name: t('wallet:cards.add') })
    if (!page.url().includes('/payment-option')) await goTo(page, '/payment-option')
    if (!(await sheet.isVisible()))
      await page
        .getByRole('main')
        .getByRole('button', { name: t('wallet:cards.add') })
        .click()
    await typeCard(person, sheet, card)
    await sheet.getByRole('button', { name: t('wallet:cards.save') }).click()
    if (goesThrough) await page.waitForURL((url) => url.pathname.startsWith('/gateway'))
  },

  /** The page shows the verification after the gateway. */
  async seesCard({ page, t }, { proven }) {
    const text = t(`wallet:proof.${proven ? 'verified' : 'open'}`, { skipInterpolation: true })
    await expect(page.getByText(new RegExp(textPattern(text))).first()).toBeVisible()
  },
}

/** Fills all fields of a card form. */
export async function typeCard({ t }: Person, form: Locator, card: TestCard): Promise<void> {
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
