import type { ArgsOf } from '@nusaria/contracts/contract'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { paymentContract } from '@nusaria/contracts/payment'
import { useEffect, useState } from 'react'
import { findCvnError } from '#commerce/payment-method/card/card-values.ts'
import { useCardForm } from '#commerce/payment-method/card/use-card-form.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { isOutcomeUnknown } from '#platform/forms/submit.ts'
import type { RuleError } from '#platform/forms/use-form.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { safePaymentUrl } from '#platform/routing/safe-path.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import type { ClockSkew } from '#platform/time/clock.ts'
import { type Cashier, paymentApi } from '../api.ts'
import { type PayChoice, toPayGroups } from './pay-choices.ts'

/** The part of the cashier that a refusal of `pay` concerns; `order`: the order or its payment has changed meanwhile. */
const payRefusals = defineRefusals<'card' | 'cod' | 'amount' | 'order' | 'button'>({
  fallback: { target: 'button', actions: [] },
  table: {
    PAYMENT_FAILED: { target: 'card' },
    COD_UNSUPPORTED: { target: 'cod' },
    PAYMENT_AMOUNT_WRONG: { target: 'amount' },
    ORDER_PAYMENT_EXPIRED: { target: 'order' },
    ORDER_ALREADY_PAID: { target: 'order' },
    ORDER_ALREADY_CANCELLED: { target: 'order' },
    PAYMENT_ORDER_ERROR: { target: 'order' },
    PAYMENT_PROCESSING: { target: 'order' },
  },
})

export function findPayErrorTarget(failure: Failure) {
  const field = failure.kind === 'business' ? failure.field : null
  if (field?.startsWith('card.') || field?.startsWith('saved_card')) return 'card'
  return payRefusals(failure).target
}

type CardPayload = Pick<ArgsOf<(typeof paymentContract)['pay']>, 'card' | 'save_card' | 'saved_card'>

/** A card at the cashier: a new one, or the CVN of a saved one. Kept in the component's state only. */
function useCardEntry(skew: ClockSkew) {
  const form = useCardForm({ skew })
  const [save, setSave] = useState(false)
  const [cvn, setCvn] = useState('')
  const [cvnError, setCvnError] = useState<RuleError | null>(null)

  const changeCvn = (digits: string) => {
    setCvn(digits)
    setCvnError(null)
  }

  return {
    form,
    save,
    setSave,
    cvn,
    changeCvn,
    cvnError,
    /** The card fields to send for a choice; null when a field is invalid, which then shows its error. */
    toPayload({ method, card }: PayChoice): CardPayload | null {
      if (method !== 'card') return {}
      if (card) {
        const error = findCvnError(cvn, card.brand ?? 'unknown')
        setCvnError(error ?? null)
        return error ? null : { saved_card: { card_id: card.card_id, cvn } }
      }
      if (form.check() !== null) return null
      const typed = form.toCard()
      return typed && { card: typed, save_card: save }
    },
    /** The CVN must be typed for each payment; the other fields are kept. */
    forgetCvn(): void {
      changeCvn('')
      form.change({ cvn: '' })
    },
    /** Shows a refusal beside its field. */
    refuse(failure: Failure, { card }: PayChoice): void {
      if (failure.kind !== 'business') return
      if (!card) form.fail(failure)
      else if (!failedWith(failure, 'PAYMENT_FAILED') && failure.field === 'saved_card.cvn') setCvnError('invalid')
    },
  } as const
}

export interface CashierCallbacks {
  /** Refetches the cashier. */
  readonly onCheck: () => Promise<unknown>
  /** Paid, or cash on delivery accepted. */
  readonly onDone: () => void
}

export function useCashierForm(cashier: Cashier, skew: ClockSkew, { onCheck, onDone }: CashierCallbacks) {
  // The choice survives a login; card data doesn't.
  const [key, setKey, forgetKey] = useDraft<string | null>(`cashier:${cashier.order_no}`, null)
  const page = usePaymentPage()
  const [pay] = useSensitiveMutation(paymentApi.endpoints.paymentPay)
  const submission = useSubmission('payment.pay', null)
  const [started, setStarted] = useState(false)
  const entry = useCardEntry(skew)
  const { groups, choices, proposed, lastUsed } = toPayGroups(cashier)
  // By key: the options may have changed since. Until the shopper chooses, the way they paid last.
  const choice = key === null ? proposed : (choices.find((each) => each.key === key && each.disabledReason === null) ?? null)

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

  return {
    groups,
    lastUsed,
    choice,
    choose(next: PayChoice): void {
      setKey(next.key)
      entry.changeCvn('')
    },
    entry,
    submit(): void {
      const card = choice && entry.toPayload(choice)
      if (card && !page.leaving) void request.submit(choice, card)
    },
    page,
    busy: request.busy || page.leaving,
    failure: request.failure,
    /** The outcome of a payment whose reply was lost; null: not known. */
    outcome: started ? 'started' : request.notMade ? 'notStarted' : null,
  } as const
}

export type CashierForm = ReturnType<typeof useCashierForm>

/** Paid on this page, by a number or code; the other methods redirect to the e-wallet or bank. */
export function isPaidOnSite(method: PayMethod): boolean {
  return method === 'virtual_account' || method === 'qris'
}

/** Opens the page of a payment, at an e-wallet or a bank. */
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
