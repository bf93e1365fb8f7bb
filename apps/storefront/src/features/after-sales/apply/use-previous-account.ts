import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useState } from 'react'
import type { AccountChange } from '../../../entities/payment-method/refund-accounts.ts'

/** How the account of a request that is filed again differs from what the shopper saw of it. Null for a new request. */
export function usePreviousAccount(previous: AfterSaleDetail | null) {
  const [seen, setSeen] = useState(previous)
  const { refund_to: before, account_digest: digestBefore } = seen ?? {}
  const { refund_to: now, account_digest: digest } = previous ?? {}
  const isSame = digest === undefined || digest === digestBefore
  return {
    change:
      isSame || before === undefined || now === undefined ? null : ({ before, now: digest === null ? null : now } satisfies AccountChange),
    /** The shopper saw the change. */
    accept: () => setSeen(previous),
  } as const
}
