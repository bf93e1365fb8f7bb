import type { PayMethod } from '@nusaria/contracts/order-entities'
import { useEffect, useState } from 'react'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { isOutcomeUnknown } from '#platform/forms/submit.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { safePaymentUrl } from '#platform/routing/safe-payment-url.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { type Cashier, paymentApi } from '../api.ts'
import { type PayChoice, payGroups } from '../pay-choice.ts'
import { findPayErrorTarget } from './pay-refusals.ts'
import { type CardPayload, useCardEntry } from './use-card-entry.ts'

interface Callbacks {
  /** Refetches the cashier. */
  readonly onCheck: () => Promise<unknown>
  readonly onDone: () => void
}

export function useCashierForm(cashier: Cashier, skew: number, { onCheck, onDone }: Callbacks) {
  // The choice survives a login; card data doesn't.
  const [key, setKey, forgetKey] = useDraft<string | null>(`cashier:${cashier.order_no}`, null)
  const page = usePaymentPage()
  const [pay] = useSensitiveMutation(paymentApi.endpoints.paymentPay)
  const submission = useSubmission('payment.pay', null)
  const [started, setStarted] = useState(false)
  const entry = useCardEntry(skew)
  const groups = payGroups(cashier)
  // By key: the options may have changed since.
  const choice = groups.flatMap(({ choices }) => choices).find((each) => each.key === key && each.disabledReason === null) ?? null

  const choose = (next: PayChoice) => {
    setKey(next.key)
    entry.changeCvn('')
  }

  const request = useSubmit(
    async ({ method, channel, eWallet }: PayChoice, card: CardPayload) => {
      page.clearError()
      const saved = eWallet ? { saved_e_wallet_id: eWallet.e_wallet_id } : {}
      const args = { order_no: cashier.order_no, method, channel, ...saved, ...card, amount: cashier.total }
      const outcome = await submission.submit(pay, args, 'send')
      entry.forgetCvn()
      setStarted(outcome.kind === 'made')
      // A payment whose reply was lost has no page to open: the cashier is refetched, as after any lost reply.
      return outcome.kind === 'made' ? { kind: 'refused', failure: outcome.failure ?? { kind: 'network' } } : outcome
    },
    {
      onDone({ order_status, redirect_url }) {
        forgetKey()
        if (order_status !== 'pending_payment') onDone()
        else if (redirect_url && choice && !isPaidOnSite(choice.method)) page.open(redirect_url)
      },
      onFailed(failure) {
        if (choice) entry.refuse(failure, choice)
        const target = findPayErrorTarget(failure)
        if (isOutcomeUnknown(failure) || target === 'cod' || target === 'order') void onCheck()
      },
    },
  )
  const submit = () => {
    const card = choice && entry.partFor(choice)
    if (card && !page.leaving) void request.submit(choice, card)
  }
  const outcome: PayOutcome | null = started ? 'started' : request.notMade ? 'notStarted' : null

  return { groups, choice, choose, entry, submit, page, busy: request.busy || page.leaving, failure: request.failure, outcome } as const
}

/** Paid on this page, by a number or code; the other methods redirect to the e-wallet or bank. */
export function isPaidOnSite(method: PayMethod): boolean {
  return method === 'virtual_account' || method === 'qris'
}

/** The outcome of a payment whose reply was lost. */
export type PayOutcome = 'started' | 'notStarted'

/** Opens the page of a payment: an e-wallet's, a bank's. */
function usePaymentPage() {
  const [state, setState] = useState<'leaving' | 'badUrl' | null>(null)

  // Back from the gateway: the browser restores this page from its cache.
  useEffect(() => {
    const back = () => setState((before) => (before === 'leaving' ? null : before))
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  return {
    open(redirectUrl: string): void {
      const page = safePaymentUrl(redirectUrl)
      setState(page === null ? 'badUrl' : 'leaving')
      if (page !== null) window.location.assign(page)
    },
    leaving: state === 'leaving',
    /** The URL isn't safe, so nothing was opened. */
    badUrl: state === 'badUrl',
    clearError: () => setState(null),
  } as const
}
