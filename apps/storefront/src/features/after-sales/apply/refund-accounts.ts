import type { RefundTarget, SeenRefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { PaymentMethods } from '@nusaria/contracts/payment-method-entities'
import { useState } from 'react'
import { paymentMethodApi } from '#commerce/payment-method/api.ts'

/** An account for refunds as it is shown. */
export interface RefundAccount {
  readonly kind: RefundTarget['kind']
  readonly id: string
  /** One text for both; equal keys are the same account. */
  readonly key: string
  /** Bank or e-wallet. */
  readonly title: string
  /** The masked number, and the holder where known. */
  readonly text: string
  readonly isDefault: boolean
  readonly digest: string | undefined
}

export const accountKey = ({ kind, id }: RefundTarget) => `${kind}:${id}`

/** The member's accounts for refunds: the default one first, then refund cards, then e-wallets. */
export function toRefundAccounts({ refund_cards, e_wallets }: PaymentMethods): readonly RefundAccount[] {
  const accounts = [
    ...refund_cards.map(({ refund_card_id: id, bank_name, masked_number, first_name, last_name, is_default, digest }) => ({
      kind: 'refund_card' as const,
      id,
      title: bank_name,
      text: `${masked_number} · ${first_name} ${last_name}`,
      isDefault: is_default ?? false,
      digest,
    })),
    ...e_wallets.map(({ e_wallet_id: id, e_wallet_name, masked_phone, is_refund_default, digest }) => ({
      kind: 'e_wallet' as const,
      id,
      title: e_wallet_name,
      text: masked_phone,
      isDefault: is_refund_default ?? false,
      digest,
    })),
  ]
  return accounts.map((account) => ({ ...account, key: accountKey(account) })).toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

/** An account that isn't what the shopper chose: edited on another device, or removed. `now` is null for a removed one. */
export interface AccountChange {
  readonly before: string
  readonly now: string | null
}

const nameAccount = ({ title, text }: RefundAccount) => `${title} ${text}`

/** The account chosen in `RefundAccountPicker`, which fetches it: how it differs from what the shopper saw of it when they chose it. */
export function useChosenAccount(target: RefundTarget | null) {
  const { data } = paymentMethodApi.endpoints.walletList.useQueryState()
  const [seen, setSeen] = useState<RefundAccount | null>(null)
  const key = target && accountKey(target)
  const shown = data && key ? toRefundAccounts(data).find((account) => account.key === key) : undefined
  if (shown && seen?.key !== key) setSeen(shown)
  const before = seen?.key === key && data ? seen : null
  const isSame = before && shown && before.digest === shown.digest && nameAccount(before) === nameAccount(shown)
  return {
    change: before && !isSame ? ({ before: nameAccount(before), now: shown ? nameAccount(shown) : null } satisfies AccountChange) : null,
    /** The target as it is sent. */
    target: target && ({ ...target, ...(shown?.digest !== undefined && { digest: shown.digest }) } satisfies SeenRefundTarget),
    /** The shopper saw the change. */
    accept(): void {
      if (shown) setSeen(shown)
    },
  } as const
}
