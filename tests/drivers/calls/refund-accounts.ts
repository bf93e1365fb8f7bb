import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { RefundAccount } from '@nusaria/scenarios/dsl/verbs/after-sales'
import type { ShopClient } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import { cardFields } from './payment.ts'

/** Bank account numbers; the gateway can't pay to the second. */
export const ACCOUNT_NUMBERS = { good: '1234567890', declined: '1234560002' } as const

/** The member's newest account of a kind. */
export async function refundTargetOf(client: ShopClient, account: RefundAccount): Promise<RefundTarget> {
  const { refund_cards, e_wallets } = await client.call('wallet.list')
  const kept =
    account === 'refund card'
      ? refund_cards.map(({ refund_card_id: id, added_at }) => ({ kind: 'refund_card' as const, id, added_at }))
      : e_wallets.map(({ e_wallet_id: id, added_at }) => ({ kind: 'e_wallet' as const, id, added_at }))
  const last = kept.toSorted((a, b) => a.added_at.localeCompare(b.added_at)).at(-1)
  assertStep(last, `The member has no ${account}`)
  return { kind: last.kind, id: last.id }
}

export function bankAccountFields(number: keyof typeof ACCOUNT_NUMBERS, bank_code: string) {
  const { first_name, last_name, email, phone } = cardFields('good', '')
  return { bank_code, card_number: ACCOUNT_NUMBERS[number], first_name, last_name, email, phone }
}

export async function addRefundAccount(
  client: ShopClient,
  { account, number }: { readonly account: RefundAccount; readonly number: keyof typeof ACCOUNT_NUMBERS },
): Promise<void> {
  const { banks, e_wallets } = await client.call('wallet.options')
  if (account === 'refund card') await client.call('wallet.refundCardAdd', bankAccountFields(number, banks[0]?.bank_code ?? ''))
  else {
    assertStep(number === 'good', 'An e-wallet has no number that is declined')
    await client.call('wallet.eWalletAdd', { e_wallet_code: e_wallets[0]?.e_wallet_code ?? '', phone: cardFields('good', '').phone })
  }
}
