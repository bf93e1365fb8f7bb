import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { Wallet } from '@nusaria/contracts/wallet-entities'

/** One account that money can be sent back to, with the words it is known by. */
export interface TargetEntry {
  readonly target: RefundTarget
  /** Bank or e-wallet. */
  readonly title: string
  /** Its masked number, and whose it is where that is known. */
  readonly text: string
  readonly isDefault: boolean
}

type Accounts = Pick<Wallet, 'refund_cards' | 'e_wallets'>

/** The member's refund cards, then their e-wallets; the default of each first, as the wallet has them. */
export function targetEntries({ refund_cards, e_wallets }: Accounts): TargetEntry[] {
  return [
    ...refund_cards.map(({ refund_card_id, bank_name, masked_number, first_name, last_name, is_default }) => ({
      target: { kind: 'refund_card' as const, id: refund_card_id },
      title: bank_name,
      text: `${masked_number} · ${first_name} ${last_name}`,
      isDefault: is_default,
    })),
    ...e_wallets.map(({ e_wallet_id, e_wallet_name, masked_phone, is_default }) => ({
      target: { kind: 'e_wallet' as const, id: e_wallet_id },
      title: e_wallet_name,
      text: masked_phone,
      isDefault: is_default,
    })),
  ]
}

/** A target as one text: two are the same account when these are equal. */
export function targetKey({ kind, id }: RefundTarget): string {
  return `${kind}:${id}`
}
