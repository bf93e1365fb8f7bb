import { useEffect, useState } from 'react'
import { useSensitive } from '../../shared/api/use-sensitive.ts'
import { cashierApi } from './cashier-api.ts'
import { lastPayment } from './last-payment.ts'
import type { PayChoice } from './pay-choice.ts'
import { payPageOf } from '../../shared/pay-page.ts'

interface Bill {
  readonly order_no: string
  /** Rupiah the shopper saw */
  readonly total: number
}

/** Starts a payment and goes where it leads. `onDone`: nothing more is to be done (cash on delivery). */
export function usePay(onDone: () => void) {
  const [send, { isLoading, failure }] = useSensitive(cashierApi.endpoints.paymentPay)
  const [leaving, setLeaving] = useState(false)
  const [lost, setLost] = useState(false)

  // Back from the gateway by the browser's button: this page as it was left, out of the cache.
  useEffect(() => {
    const back = () => setLeaving(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  /** Opens the page of a payment; false when its address isn't one to go to. */
  const open = (redirectUrl: string): boolean => {
    const page = payPageOf(redirectUrl)
    setLost(page === null)
    setLeaving(page !== null)
    if (page !== null) window.location.assign(page)
    return page !== null
  }

  const pay = async ({ order_no, total }: Bill, { method, channel }: PayChoice) => {
    setLost(false)
    const { data } = await send({ order_no, method, channel, amount: total })
    if (!data) return
    lastPayment.set(order_no, data.payment_no)
    if (data.order_status !== 'pending_payment') onDone()
    else if (data.redirect_url) open(data.redirect_url)
  }

  return { pay, open, busy: isLoading || leaving, leaving, failure: failure ?? undefined, lost } as const
}
