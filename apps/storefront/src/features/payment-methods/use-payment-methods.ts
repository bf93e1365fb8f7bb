import { useState } from 'react'
import { useWalletListQuery } from '../../entities/payment-method/wallet-list-api.ts'

/** ms */
const POLL_INTERVAL = 4_000

/** The wallet as it truly stands, however one comes back to it; asked for again while a bank is checking a card. */
export function usePaymentMethods() {
  const [checking, setChecking] = useState(false)
  const query = useWalletListQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: checking ? POLL_INTERVAL : 0,
  })
  const pending = query.data?.cards.some(({ verification }) => verification === 'pending') ?? false
  if (pending !== checking) setChecking(pending)
  return query
}
