import type { Payment } from '@nusaria/contracts/payment'
import { useEffect, useEffectEvent, useState } from 'react'
import { skewOf } from '../../shared/time/server-clock.ts'
import { useCountdown } from '../../shared/time/use-countdown.ts'
import { usePaymentCashierQuery, usePaymentStatusQuery } from './cashier-api.ts'
import { lastPayment } from './last-payment.ts'

/** ms between looks at a payment under way, or at an order whose time is over */
const LOOK_AGAIN = 3_000

/** Whether money may still come in by this payment. */
export function isUnderWay(payment: Payment | null | undefined): payment is Payment {
  return payment?.status === 'created' || payment?.status === 'pending'
}

/**
 * What an unpaid order stands at, kept true: polled while a payment is under way or the time has run out, asked anew when the page comes
 * back to the front or out of the browser's cache. `left` is ms by the server's clock.
 */
export function useCashier(orderNo: string) {
  const [pollingInterval, setPollingInterval] = useState(0)
  const query = usePaymentCashierQuery(
    { order_no: orderNo },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true, pollingInterval },
  )
  const cashier = query.currentData ?? query.data
  const unpaid = cashier?.order_status === 'pending_payment'
  const payBy = unpaid ? cashier.pay_by : null
  const skew = cashier ? skewOf(cashier.server_time, query.fulfilledTimeStamp ?? Date.now()) : 0
  const refetch = useEffectEvent(() => {
    if (!query.isUninitialized) void query.refetch()
  })
  const left = useCountdown(payBy, skew, refetch)

  const watching = unpaid && (isUnderWay(cashier.payment) || (payBy !== null && left === 0))
  useEffect(() => setPollingInterval(watching ? LOOK_AGAIN : 0), [watching])

  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) refetch()
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  // The cashier tells of payments under way alone; how the last one of this tab ended is asked for by its number.
  const lastNo = lastPayment.of(orderNo)
  const last = usePaymentStatusQuery(
    { payment_no: lastNo ?? '' },
    { skip: lastNo === null || !unpaid || isUnderWay(cashier.payment), refetchOnMountOrArgChange: true },
  )
  const ended = unpaid && !isUnderWay(cashier.payment) ? (cashier.payment ?? last.currentData ?? null) : null
  return { query, cashier, left, ended } as const
}
