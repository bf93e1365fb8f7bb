import { useEffectEvent } from 'react'
import { usePollWithBackoff } from '#platform/polling/use-poll-with-backoff.ts'
import { clockSkew } from '#platform/time/server-clock.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import { isPaymentInProgress, usePaymentCashierQuery } from '../api.ts'

/**
 * The cashier of an order. Polled while a payment is in progress or when the time has run out; refetched when the page is shown again.
 * `left` is in ms by the server's clock; `skew` is how far that clock is ahead.
 */
export function useCashier(orderNo: string) {
  const query = usePaymentCashierQuery({ order_no: orderNo }, { refetchOnMountOrArgChange: true })
  const cashier = query.currentData ?? query.data
  const unpaid = cashier?.order_status === 'pending_payment'
  const payBy = unpaid ? cashier.pay_by : null
  const skew = cashier ? clockSkew(cashier.server_time, query.fulfilledTimeStamp ?? Date.now()) : 0
  const refetch = useEffectEvent(async () => {
    if (!query.isUninitialized) await query.refetch()
  })
  const left = useCountdown(payBy, skew, () => void refetch())
  usePollWithBackoff(unpaid && (isPaymentInProgress(cashier.payment) || (payBy !== null && left === 0)), () => refetch())
  return { query, cashier, left, skew } as const
}
