import type { RefundAccount } from '@nusaria/scenarios/dsl/verbs/after-sales'
import type { Locator } from '@playwright/test'
import { bankAccountFields, refundTargetOf } from '../calls/payment.ts'
import { type Form, retyped, selected, ticked, typed, typedPhone } from './form.ts'
import type { Person } from './person.ts'

/** The masked number of the member's newest account of this kind. */
export async function maskedNumber({ member }: Person, account: RefundAccount): Promise<string> {
  const { id } = await refundTargetOf(member, account)
  const { refund_cards, e_wallets } = await member.call('wallet.list')
  const card = refund_cards.find(({ refund_card_id }) => refund_card_id === id)
  return card?.masked_number ?? e_wallets.find(({ e_wallet_id }) => e_wallet_id === id)?.masked_phone ?? ''
}

/** The radio button of that account. */
export const accountChoice = async (person: Person, account: RefundAccount): Promise<Locator> =>
  person.main.getByRole('radio', { name: await maskedNumber(person, account) })

const { bank_code: _bank, card_number, email, phone, ...HOLDER } = bankAccountFields('good', '')

/** The form that adds an account. The holder stays; a bank account's number is stored nowhere. */
export function refundAccountForm(account: RefundAccount): Form {
  const title = `wallet:${account === 'refund card' ? 'refundCards' : 'eWallets'}.add`
  const control = (role: 'textbox' | 'combobox', key: string) => (person: Person) => person.control(role, key, person.dialog(title))
  const field = (name: string) => control('textbox', `card:field.${name}`)
  const number = control('textbox', 'wallet:refundCards.number')
  const bankFields = [
    selected(control('combobox', 'card:field.bank_code')),
    retyped((person) => number(person).fill(card_number)),
    ...Object.entries({ ...HOLDER, email }).map(([name, value]) => typed(field(name), value)),
  ]
  return {
    open: (person) => person.ensureAt('refundSettings').press(title, person.main),
    fields: [
      ...(account === 'refund card' ? bankFields : [ticked((person) => person.dialog(title).getByRole('radio').first())]),
      typedPhone(field('phone'), phone),
    ],
    submit: (person) => person.press('wallet:save', person.dialog(title)),
    done: (person) => person.gone(person.dialog(title)),
  }
}
