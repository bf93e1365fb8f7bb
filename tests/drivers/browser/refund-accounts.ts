import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { RefundAccount } from '@nusaria/scenarios/dsl/verbs/after-sales'
import type { Locator } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { bankAccountFields, refundTargetOf } from '../calls/refund-accounts.ts'
import { textPattern } from './controls.ts'
import { memberClient, type Person } from './person.ts'

/** The masked number of the member's newest account of this kind. */
export async function maskedNumber(person: Person, account: RefundAccount): Promise<string> {
  const client = memberClient(person)
  const { id } = await refundTargetOf(client, account)
  const { refund_cards, e_wallets } = await client.call('wallet.list')
  return (
    refund_cards.find(({ refund_card_id }) => refund_card_id === id)?.masked_number ??
    e_wallets.find(({ e_wallet_id }) => e_wallet_id === id)?.masked_phone ??
    ''
  )
}

/** The radio button of that account. */
export const accountChoice = async (person: Person, account: RefundAccount): Promise<Locator> =>
  person.page.getByRole('main').getByRole('radio', { name: new RegExp(textPattern(await maskedNumber(person, account))) })

export const KINDS = { 'refund card': 'refundCards', 'e-wallet': 'eWallets' } as const

export async function openRefundSettings({ page }: Person): Promise<void> {
  if (new URL(page.url()).pathname !== SCREENS.refundSettings) await goTo(page, SCREENS.refundSettings)
}

/** Fills all fields of a bank account form. */
export async function typeBankAccount({ t }: Person, form: Locator): Promise<void> {
  const { bank_code: _bank, card_number, ...holder } = bankAccountFields('good', '')
  await form.getByRole('combobox', { name: t('card:field.bank_code') }).selectOption({ index: 1 })
  await form.getByRole('textbox', { name: t('wallet:refundCards.number') }).fill(card_number)
  for (const [field, value] of Object.entries(holder)) await form.getByRole('textbox', { name: t(`card:field.${field}`) }).fill(value)
}
