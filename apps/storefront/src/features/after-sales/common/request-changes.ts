import type { AfterSaleDetail, RefundPreview } from '@nusaria/contracts/after-sale-entities'
import type { OrderStatus } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import type { AccountChange } from '../apply/refund-account-picker.tsx'

/** A difference between the request as the shopper saw it and as it is now. `amount` in Rupiah, coins in pieces. */
export type RequestChange =
  | { readonly kind: 'amount'; readonly before: number; readonly now: number }
  | { readonly kind: 'coinsReturned' | 'coinsTakenBack'; readonly before: number; readonly now: number }
  | { readonly kind: 'parts' | 'voucherReturned' | 'voucherKept' }
  | { readonly kind: 'status'; readonly now: OrderStatus }
  | ({ readonly kind: 'account' } & AccountChange)

/** What the form shows of a request; undefined while it is loading. */
interface ShownRequest {
  readonly refund: RefundPreview | undefined
  readonly status: OrderStatus | undefined
}

function refundChanges(before: RefundPreview, now: RefundPreview): readonly RequestChange[] {
  const differs = (...parts: readonly (keyof RefundPreview)[]) => parts.some((part) => before[part] !== now[part])
  const amount = differs('refund_amount')
  const changes: readonly (RequestChange | false)[] = [
    amount && { kind: 'amount', before: before.refund_amount, now: now.refund_amount },
    !amount && differs('goods_amount', 'voucher_share', 'coin_share', 'shipping_share') && { kind: 'parts' },
    differs('coins_returned') && { kind: 'coinsReturned', before: before.coins_returned, now: now.coins_returned },
    differs('coins_taken_back') && { kind: 'coinsTakenBack', before: before.coins_taken_back, now: now.coins_taken_back },
    differs('voucher_returned') && { kind: now.voucher_returned ? 'voucherReturned' : 'voucherKept' },
  ]
  return changes.filter((change) => change !== false)
}

/**
 * How a request differs from what the shopper saw first, or accepted. `choices`: those that the refund is for; after a choice of the
 * shopper, the refund is compared from its reply on.
 */
export function useRequestChanges(shown: ShownRequest, choices: string) {
  const [seen, setSeen] = useState({ ...shown, choices })
  const next = {
    refund: seen.choices === choices ? (seen.refund ?? shown.refund) : shown.refund,
    status: seen.status ?? shown.status,
    choices,
  }
  if (seen.refund !== next.refund || seen.status !== next.status || seen.choices !== choices) setSeen(next)
  const { refund, status } = shown
  const changes: readonly RequestChange[] = [
    ...(next.refund && refund ? refundChanges(next.refund, refund) : []),
    ...(next.status && status && next.status !== status ? [{ kind: 'status', now: status } as const] : []),
  ]
  return {
    changes,
    /** For when the shopper has seen the changes. */
    accept: () => setSeen({ ...shown, choices }),
  } as const
}

/** How the account of a request that is filed again differs from what the shopper saw of it. Null for a new request. */
export function usePreviousAccount(previous: AfterSaleDetail | null) {
  const [seen, setSeen] = useState(previous)
  const { refund_to: before, account_digest: digestBefore } = seen ?? {}
  const { refund_to: now, account_digest: digest } = previous ?? {}
  const isSame = digest === undefined || digest === digestBefore
  return {
    change:
      isSame || before === undefined || now === undefined ? null : ({ before, now: digest === null ? null : now } satisfies AccountChange),
    accept: () => setSeen(previous),
  } as const
}
