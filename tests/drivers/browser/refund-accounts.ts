import type { RefundAccount } from '@nusaria/scenarios/dsl/after-sale-verbs'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect, type Locator } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { bankAccountFields, refundTargetOf } from '../calls/wallet.ts'
import { textPattern } from './assert-failure.ts'
import { tick } from './controls.ts'
import { otherDeviceClient, type Person } from './person.ts'

/** The masked number of the member's newest account of this kind. */
export async function maskedNumber(person: Person, account: RefundAccount): Promise<string> {
  const client = otherDeviceClient(person)
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

const KINDS = { 'refund card': 'refundCards', 'e-wallet': 'eWallets' } as const

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

/** Refund accounts. */
export const refundSettingsActions = {
  async addsRefundAccount(person: Person, { account }: Verbs['addsRefundAccount']): Promise<void> {
    const { page, t } = person
    await openRefundSettings(person)
    const name = t(`wallet:${KINDS[account]}.add`)
    await page.getByRole('main').getByRole('button', { name }).click()
    const sheet = page.getByRole('dialog', { name })
    if (account === 'refund card') await typeBankAccount(person, sheet)
    else {
      await tick(sheet.getByRole('radio').first())
      await sheet.getByRole('textbox', { name: t('card:field.phone') }).fill(bankAccountFields('good', '').phone)
    }
    await sheet.getByRole('button', { name: t('wallet:save'), exact: true }).click()
    await expect(sheet).toBeHidden()
  },

  async removesRefundAccount(person: Person, { account }: Verbs['removesRefundAccount'], goesThrough: boolean): Promise<void> {
    const { page, t } = person
    await openRefundSettings(person)
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: await maskedNumber(person, account) })
    await entry.getByRole('button', { name: t('wallet:remove') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('wallet:remove'), exact: true })
      .click()
    if (goesThrough) await expect(entry).toHaveCount(0)
  },
}
