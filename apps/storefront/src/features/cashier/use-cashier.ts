import { useEffectEvent } from 'react'
import { isPaymentInProgress, usePaymentCashierQuery } from '../../entities/payment/payment-api.ts'
import { usePollWithBackoff } from '../../shared/polling/use-poll-with-backoff.ts'
import { clockSkew } from '../../shared/time/server-clock.ts'
import { useCountdown } from '../../shared/time/use-countdown.ts'

/**
 * What an unpaid order stands at, kept true: asked for again while a payment is under way or the time has run out, and whenever the page
 * comes back. `left` is ms by the server's clock, `skew` how far that is ahead.
 */
export function useCashier(orderNo: string) {
  const query = usePaymentCashierQuery({ order_no: orderNo }, { refetchOnMountOrArgChange: true })
  const cashier = query.currentData ?? query.data
  const unpaid = cashier?.order_status === 'pending_payment'
  const payBy = unpaid ? cashier.pay_by : null
  const skew = cashier ? clockSkew(cashier.server_time, query.fulfilledTimeStamp ?? Date.now()) : 0
  const look = useEffectEvent(async () => {
    if (!query.isUninitialized) await query.refetch()
  })
  const left = useCountdown(payBy, skew, () => void look())
  usePollWithBackoff(unpaid && (isPaymentInProgress(cashier.payment) || (payBy !== null && left === 0)), () => look())
  return { query, cashier, left, skew } as const
}
