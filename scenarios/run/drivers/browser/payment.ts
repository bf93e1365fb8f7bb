import type { PayMethod } from '@nusaria/contracts/order-entities'
import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import type { RefundAccount } from '@nusaria/scenarios/dsl/verbs/after-sales'
import type { Forms } from '@nusaria/scenarios/dsl/verbs/faults'
import type { TestCard } from '@nusaria/scenarios/dsl/verbs/payment'
import { expect, type Locator } from '@playwright/test'
import { loadPage } from '../../support/navigation.ts'
import { bankAccountFields, CVN, cardFields } from '../../support/sample-cards.ts'
import { textPattern } from '../../support/text-pattern.ts'
import { trafficOf } from '../../support/traffic.ts'
import { assertShown, assertVisible, tick } from './controls.ts'
import { retyped, secret, selected, shown, ticked, typed, typedPhone } from './form.ts'
import type { Field, Form, PageActs, Person } from './person.ts'

const methodGroup = (person: Person, method: PayMethod): Locator => person.control('group', `checkout:cashier.group.${method}`)

export async function isAtCashier({ page, seen, t }: Person): Promise<void> {
  const pending = seen.getByText(t('checkout:cashier.pending.title')).or(seen.getByText(t('cashier:pending.checking')))
  await assertVisible(page.getByRole('radiogroup').or(pending))
}

export const isAtGateway = (person: Person) =>
  person.arrivesAt('gateway').shows(person.page.getByRole('button', { name: texts[person.language].results.success.name }))

const pressPay = (person: Person, method: PayMethod) => person.press(`checkout:cashier.${method === 'cod' ? 'placeCod' : 'pay'}`)

export const seesResult = (person: Person, result: 'paid' | 'cod') =>
  person.shows(person.main.getByRole('status').filter({ hasText: person.t(`checkout:result.${result}.title`) }))

/** `+150` or `−1.900` */
const coinsIn = (change: string): number => Number(change.replace(/\D/g, '')) * (change.startsWith('+') ? 1 : -1)

type Holder = Readonly<Record<'first_name' | 'last_name' | 'email' | 'phone', string>>

/** One field takes the whole name. The phone is last. */
const holderFields = (nameField: string, { first_name, last_name, email, phone }: Holder): readonly Field[] => [
  typed(nameField, `${first_name} ${last_name}`),
  typed('card:field.email', email),
  typedPhone('card:field.phone', phone),
]

/** Of a card only its holder is stored: the secrets are typed again. */
export function cardSecrets(card: TestCard): readonly Field[] {
  const { card_number, cvn, expiry_month, expiry_year, ...holder } = cardFields(card, '')
  const expiry = `${String(expiry_month).padStart(2, '0')}/${String(expiry_year).slice(-2)}`
  return [
    ...Object.entries({ card_number, expiry, cvn }).map(([name, value]) => secret(`card:field.${name}`, value)),
    selected('card:field.bank_code'),
    ...holderFields('card:field.holder_name', holder),
  ]
}

const cardSheet = (person: Person) => person.dialog('wallet:cards.add')

/** After a login the form is open. */
export const cardForm = (card: TestCard): Form => ({
  async open(person) {
    await person.ensureAt('paymentOption')
    if (!(await cardSheet(person).isVisible())) await person.press('wallet:cards.add', person.main)
  },
  fields: [shown((person) => person.shows(cardSheet(person))), ...cardSecrets(card)],
  submit: (person) => person.press('wallet:cards.save', cardSheet(person)),
  done: (person) => person.arrivesAt('gateway'),
})

/** For the unpaid order. The payment method stays selected; nothing of the card is stored. */
export const cashierForm = ({ card, keep }: Forms['card at the cashier']): Form => ({
  open: (person) => person.ensureAt('checkout'),
  fields: [
    ticked((person) => person.control('radio', 'cashier:card.new…', methodGroup(person, 'card'))),
    ...cardSecrets(card),
    ...(keep ? [ticked((person) => person.control('checkbox', 'cashier:card.save'))] : []),
  ],
  submit: (person) => pressPay(person, 'card'),
  done: isAtGateway,
})

const { card_number, ...HOLDER } = bankAccountFields('good', '')

/** The holder stays; a bank account's number is stored nowhere. */
export function refundAccountForm(account: RefundAccount): Form {
  const title = `wallet:${account === 'refund card' ? 'refundCards' : 'eWallets'}.add`
  const bankFields = [
    selected('card:field.bank_code'),
    retyped((person) => person.field('wallet:refundCards.number').fill(card_number)),
    ...holderFields('wallet:refundCards.holder', HOLDER).slice(0, -1),
  ]
  return {
    open: (person) => person.ensureAt('refundSettings').press(title, person.main),
    fields: [
      ...(account === 'refund card' ? bankFields : [ticked((person) => person.dialog(title).getByRole('radio').first())]),
      typedPhone('card:field.phone', HOLDER.phone),
    ],
    submit: (person) => person.press('wallet:save', person.dialog(title)),
    done: (person) => person.gone(person.dialog(title)),
  }
}

export const voucherForm = (code: string): Form => ({
  open: (person) => person.ensureAt('wallet'),
  fields: [typed('orderVoucher:code.label', code)],
  submit: (person) => person.press('orderVoucher:code.action'),
  done: (person) => expect(person.field('orderVoucher:code.label')).toHaveValue(''),
})

export const paymentActions: PageActs<'payment'> = {
  async pays(person, { method }) {
    await tick(methodGroup(person, method).getByRole('radio').first())
    await pressPay(person, method)
    // Until the number or code shows, the buttons below it move. Until the result shows, the cashier may redirect once more.
    if (method === 'virtual_account') await person.shows(person.control('button', 'checkout:cashier.copy'))
    else if (method === 'qris') await person.shows(person.control('img', 'cashier:qris.label'))
    else if (method === 'cod') await person.arrivesAt('paymentSuccess').does(() => seesResult(person, 'cod'))
    else await isAtGateway(person)
  },

  async paysBySavedCard(person) {
    await person.tick('radio', /1111/, methodGroup(person, 'card'))
    await person.control('textbox', 'card:field.cvn').fill(CVN)
    await pressPay(person, 'card').does(isAtGateway)
  },

  abandonsPayment: (person) => person.press('checkout:cashier.pending.other').shows(person.page.getByRole('radiogroup')),

  async closesTab(person) {
    await loadPage(person.page, 'about:blank')
    person.page = await person.context.newPage()
  },

  /** From the cashier it opens the gateway's page first. */
  async choosesAtGateway(person, { result }) {
    const { page, language, expectsSuccess } = person
    if (person.screen === 'checkout')
      await person.control('button', 'checkout:cashier.pending.continue').or(person.control('button', 'cashier:pending.page')).click()
    await page.getByRole('button', { name: texts[language].results[result].name }).click()
    if (!expectsSuccess) return
    await page.waitForURL((url) => !url.pathname.startsWith('/gateway'))
    if (result === 'success') await page.waitForURL(/\/(paymentSuccess|payment-option)/)
  },

  async seesVoucher(person, { coupon: coupon_no, state }) {
    // In English one tab's name contains another's.
    const tab = person.control('tab', `promotion:wallet.tabs.${state}…`)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await person.shows(person.main.locator(`a[href$="coupon_no=${coupon_no}"]`))
  },

  async seesCoins(person, { reason, coins }) {
    await person.goTo('points')
    const lines = person.main.getByRole('listitem').locator('button')
    /** The changes for this reason in the two newest lines. */
    const changes = async () => {
      const words = (await lines.locator('b').allTextContents()).slice(0, 4)
      return words.flatMap((word, i) => (word === person.t(`points:reason.${reason}`) ? coinsIn(words[i + 1] ?? '') : []))
    }
    await expect.poll(changes, `the ledger's two newest lines have ${reason}`).not.toEqual([])
    const seen = async () => (await changes()).find((change) => change === coins) ?? (await changes())[0] ?? 'not there'
    await assertShown(`The number of coins for ${reason}`, seen, coins)
  },

  /** Only a card that isn't verified has a note, which may change once the page has asked about the verification. */
  async seesCard(person, { proven }) {
    const heading = person.control('heading', 'wallet:cards.title')
    const cards = person.main.locator('section', { has: heading }).getByRole('listitem')
    await expect(cards).toHaveCount(1)
    await trafficOf(person.page).settled()
    const notes = ['open', 'pending', 'failed'].map((state) => textPattern(person.t(`wallet:proof.${state}`)))
    await expect(cards.getByText(new RegExp(`^(${notes.join('|')})$`))).toHaveCount(proven ? 0 : 1)
  },
}
