import type { PayMethod } from '@nusaria/contracts/order-entities'
import { useEffect, useState } from 'react'
import { type Cashier, paymentApi } from '../../entities/payment/payment-api.ts'
import { type PayChoice, payGroups } from '../../entities/payment-method/pay-choice.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { safePaymentUrl } from '../../shared/safe-payment-url.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { isOutcomeUnknown } from '../../shared/submission/submit.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import { payErrorTargetOf } from './pay-refusals.ts'
import { type CardPayload, useCardEntry } from './use-card-entry.ts'

interface Callbacks {
  /** Refetches the cashier. */
  readonly onCheck: () => Promise<unknown>
  readonly onDone: () => void
}

/** The choice and the card at the cashier, and their submit. */
export function useCashierForm(cashier: Cashier, skew: number, { onCheck, onDone }: Callbacks) {
  // The choice survives a login; card data doesn't.
  const [key, setKey, forgetKey] = useDraft<string | null>(`cashier:${cashier.order_no}`, null)
  const payer = usePay(onDone)
  const entry = useCardEntry(skew)
  const groups = payGroups(cashier)
  // By key: the options may have changed since.
  const choice = groups.flatMap(({ choices }) => choices).find((each) => each.key === key && each.disabledReason === null) ?? null

  const choose = (next: PayChoice) => {
    setKey(next.key)
    entry.changeCvn('')
  }

  const submit = async () => {
    const card = choice && entry.partFor(choice)
    if (!choice || !card || payer.busy) return
    const failure = await payer.pay(cashier, choice, card)
    entry.forgetCvn()
    if (!failure) return forgetKey()
    entry.refuse(failure, choice)
    if (isOutcomeUnknown(failure)) return void (await onCheck())
    if (payErrorTargetOf(failure) === 'cod' || payErrorTargetOf(failure) === 'order') await onCheck()
  }

  return { groups, choice, choose, entry, submit: () => void submit(), payer } as const
}

interface Bill {
  readonly order_no: string
  /** Rupiah, as the shopper saw it */
  readonly total: number
}

/** Paid on this page, by a number or code; the other methods redirect to the e-wallet or bank. */
export function isPaidOnSite(method: PayMethod): boolean {
  return method === 'virtual_account' || method === 'qris'
}

/** The outcome of a payment whose reply was lost; null: unknown. */
export type PayOutcome = 'started' | 'notStarted'

/** Starts a payment, and opens its page. `onDone`: no further step is needed (cash on delivery). */
function usePay(onDone: () => void) {
  const [send, { isLoading, failure }] = useSensitiveMutation(paymentApi.endpoints.paymentPay)
  const [leaving, setLeaving] = useState(false)
  const [badRedirect, setBadRedirect] = useState(false)

  const [outcome, setOutcome] = useState<PayOutcome | null>(null)
  const { submit } = useSubmission('payment.pay', null)

  // Back from the gateway: the browser restores this page from its cache.
  useEffect(() => {
    const back = () => setLeaving(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  /** Opens the page of a payment; false when its URL isn't safe. */
  const open = (redirectUrl: string): boolean => {
    const page = safePaymentUrl(redirectUrl)
    setBadRedirect(page === null)
    setLeaving(page !== null)
    if (page !== null) window.location.assign(page)
    return page !== null
  }

  /** Resolves to the failure, if any. */
  const pay = async ({ order_no, total }: Bill, choice: PayChoice, card: CardPayload): Promise<Failure | null> => {
    setBadRedirect(false)
    setOutcome(null)
    const { method, channel, eWallet } = choice
    const saved = eWallet ? { saved_e_wallet_id: eWallet.e_wallet_id } : {}
    const outcome = await submit(send, { order_no, method, channel, ...saved, ...card, amount: total }, 'send')
    if (outcome.kind !== 'done') {
      setOutcome(outcome.kind === 'made' ? 'started' : outcome.kind === 'nothing' ? 'notStarted' : null)
      return outcome.failure ?? { kind: 'network' }
    }
    const { data } = outcome
    if (data.order_status !== 'pending_payment') onDone()
    else if (data.redirect_url && !isPaidOnSite(method)) open(data.redirect_url)
    return null
  }

  return { pay, open, busy: isLoading || leaving, leaving, failure: failure ?? undefined, outcome, badRedirect } as const
}
