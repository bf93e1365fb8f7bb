import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { expect, type Locator } from '@playwright/test'
import { goTo } from '../../../support/navigation.ts'
import { bankAccountFields } from '../../calls/refund-accounts.ts'
import { tick } from '../controls.ts'
import { ensureScreen } from '../navigation.ts'
import { isAtGateway, newCard, pressPay, typeCard } from '../payment.ts'
import { main, type Person } from '../person.ts'
import { openRefundSettings, typeBankAccount } from '../refund-accounts.ts'
import type { Form } from './form.ts'

const HOLDER = bankAccountFields('good', '')

type Kind = 'refundCards' | 'eWallets' | 'cards'

const sheetOf = ({ page, t }: Person, kind: Kind): Locator => page.getByRole('dialog', { name: t(`wallet:${kind}.add`) })

const opensSheet = (person: Person, kind: Kind): Promise<void> =>
  main(person)
    .getByRole('button', { name: person.t(`wallet:${kind}.add`) })
    .click()

const field = (person: Person, sheet: Locator, name: string): Locator =>
  sheet.getByRole('textbox', { name: person.t(`card:field.${name}`) })

const save = (kind: Kind) => (person: Person) =>
  sheetOf(person, kind)
    .getByRole('button', { name: person.t(kind === 'cards' ? 'wallet:cards.save' : 'wallet:save'), exact: true })
    .click()

/** The holder stays; the number is stored nowhere. */
export const bankAccount: Form = {
  async fill(person) {
    await openRefundSettings(person)
    await opensSheet(person, 'refundCards')
    await typeBankAccount(person, sheetOf(person, 'refundCards'))
  },
  async isKept(person) {
    const sheet = sheetOf(person, 'refundCards')
    await expect(field(person, sheet, 'first_name')).toHaveValue(HOLDER.first_name)
    await expect(field(person, sheet, 'email')).toHaveValue(HOLDER.email)
    await sheet.getByRole('textbox', { name: person.t('wallet:refundCards.number') }).fill(HOLDER.card_number)
  },
  submit: save('refundCards'),
  done: (person) => expect(sheetOf(person, 'refundCards')).toBeHidden(),
}

export const eWallet: Form = {
  async fill(person) {
    await openRefundSettings(person)
    await opensSheet(person, 'eWallets')
    const sheet = sheetOf(person, 'eWallets')
    await tick(sheet.getByRole('radio').first())
    await field(person, sheet, 'phone').fill(HOLDER.phone)
  },
  async isKept(person) {
    const sheet = sheetOf(person, 'eWallets')
    await expect(sheet.getByRole('radio').first()).toBeChecked()
    await expect(field(person, sheet, 'phone')).toHaveValue(new RegExp(HOLDER.phone.slice(-4)))
  },
  submit: save('eWallets'),
  done: (person) => expect(sheetOf(person, 'eWallets')).toBeHidden(),
}

/** Nothing of a card is stored: all fields are typed again. */
async function typesCardAnew(person: Person, form: Locator): Promise<void> {
  for (const name of ['card_number', 'cvn', 'first_name']) await expect(field(person, form, name)).toHaveValue('')
  await typeCard(person, form, 'good')
}

/** After a login the form is open and empty. */
export const card: Form = {
  async fill(person) {
    await goTo(person.page, SCREENS.paymentOption)
    await opensSheet(person, 'cards')
    await typeCard(person, sheetOf(person, 'cards'), 'good')
  },
  async isKept(person) {
    await expect(sheetOf(person, 'cards')).toBeVisible()
    await typesCardAnew(person, sheetOf(person, 'cards'))
  },
  submit: save('cards'),
  done: ({ page }) => page.waitForURL((url) => url.pathname.startsWith('/gateway')),
}

/** For the unpaid order. The payment method stays selected; nothing of the card is stored. */
export const cashierCard: Form = {
  async fill(person) {
    await ensureScreen(person, 'checkout')
    await tick(newCard(person))
    await typeCard(person, main(person), 'good')
  },
  async isKept(person) {
    await expect(newCard(person)).toBeChecked()
    await typesCardAnew(person, main(person))
  },
  submit: (person) => pressPay(person, 'card'),
  done: isAtGateway,
}
