import type { PayMethod } from '@nusaria/contracts/order-entities'
import { useEffect, useState } from 'react'
import { paymentApi } from '../../entities/payment/payment-api.ts'
import type { PayChoice } from '../../entities/payment-method/pay-choice.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { safePaymentUrl } from '../../shared/safe-payment-url.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import type { CardPayload } from './use-card-entry.ts'

/** What is paid. */
export interface Bill {
  readonly order_no: string
  /** Rupiah the shopper saw */
  readonly total: number
}

/** Paid on the shop's own page, by a number or a code it shows; the others go on at the wallet or bank at once. */
export function isPaidOnSite(method: PayMethod): boolean {
  return method === 'virtual_account' || method === 'qris'
}

/** What became of a payment that no answer came to; null: nobody knows. */
export type PayOutcome = 'started' | 'notStarted'

/** Starts a payment and goes where it leads. `onDone`: nothing more is to be done (cash on delivery). */
export function usePay(onDone: () => void) {
  const [send, { isLoading, failure }] = useSensitiveMutation(paymentApi.endpoints.paymentPay)
  const [leaving, setLeaving] = useState(false)
  const [lost, setLost] = useState(false)
  /** What the shop says of a payment that no answer came to. */
  const [outcome, setOutcome] = useState<PayOutcome | null>(null)
  const { submit } = useSubmission('payment.pay', null)

  // Back from the gateway by the browser's button: this page as it was left, out of the cache.
  useEffect(() => {
    const back = () => setLeaving(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  /** Opens the page of a payment; false when its address isn't one to go to. */
  const open = (redirectUrl: string): boolean => {
    const page = safePaymentUrl(redirectUrl)
    setLost(page === null)
    setLeaving(page !== null)
    if (page !== null) window.location.assign(page)
    return page !== null
  }

  /** The failure, if there was one. */
  const pay = async ({ order_no, total }: Bill, choice: PayChoice, card: CardPayload): Promise<Failure | null> => {
    setLost(false)
    setOutcome(null)
    const { method, channel, eWallet } = choice
    const saved = eWallet ? { saved_e_wallet_id: eWallet.e_wallet_id } : {}
    const outcome = await submit(send, { order_no, method, channel, ...saved, ...card, amount: total }, 'goesOn')
    if (outcome.kind !== 'done') {
      setOutcome(outcome.kind === 'made' ? 'started' : outcome.kind === 'nothing' ? 'notStarted' : null)
      return outcome.failure ?? { kind: 'network' }
    }
    const { data } = outcome
    if (data.order_status !== 'pending_payment') onDone()
    else if (data.redirect_url && !isPaidOnSite(method)) open(data.redirect_url)
    return null
  }

  return { pay, open, busy: isLoading || leaving, leaving, failure: failure ?? undefined, outcome, lost } as const
}
