import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { PaymentMethods } from '@nusaria/contracts/payment-method-entities'

/** One account that money can be sent back to, with the words it is known by. */
export interface RefundAccountOption {
  readonly target: RefundTarget
  /** Bank or e-wallet. */
  readonly title: string
  /** Its masked number, and whose it is where that is known. */
  readonly text: string
  readonly isDefault: boolean
}

type Accounts = Pick<PaymentMethods, 'refund_cards' | 'e_wallets'>

/** The member's accounts for refunds: the default one first, then refund cards, then e-wallets. */
export function refundAccountOptions({ refund_cards, e_wallets }: Accounts): RefundAccountOption[] {
  const entries = [
    ...refund_cards.map(({ refund_card_id, bank_name, masked_number, first_name, last_name, is_default }) => ({
      target: { kind: 'refund_card' as const, id: refund_card_id },
      title: bank_name,
      text: `${masked_number} · ${first_name} ${last_name}`,
      isDefault: is_default ?? false,
    })),
    ...e_wallets.map(({ e_wallet_id, e_wallet_name, masked_phone, is_refund_default }) => ({
      target: { kind: 'e_wallet' as const, id: e_wallet_id },
      title: e_wallet_name,
      text: masked_phone,
      isDefault: is_refund_default ?? false,
    })),
  ]
  return entries.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

/** A target as one text: two are the same account when these are equal. */
export function refundTargetKey({ kind, id }: RefundTarget): string {
  return `${kind}:${id}`
}
