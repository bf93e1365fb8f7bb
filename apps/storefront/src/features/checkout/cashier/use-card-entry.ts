import type { ArgsOf } from '@nusaria/contracts/contract'
import type { paymentContract } from '@nusaria/contracts/payment'
import { useState } from 'react'
import { type FieldError, validateCvn } from '#commerce/payment-method/card/card-values.ts'
import { useCardForm } from '#commerce/payment-method/card/use-card-form.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import type { ClockSkew } from '#platform/time/server-clock.ts'
import type { PayChoice } from '../pay-choice.ts'

export type CardPayload = Pick<ArgsOf<(typeof paymentContract)['pay']>, 'card' | 'save_card' | 'saved_card'>

/** A card at the cashier: a new one, or the CVN of a saved one. Kept in the component's state only. */
export function useCardEntry(skew: ClockSkew) {
  const form = useCardForm({ skew })
  const [save, setSave] = useState(false)
  const [cvn, setCvn] = useState('')
  const [cvnError, setCvnError] = useState<FieldError | null>(null)

  const changeCvn = (digits: string) => {
    setCvn(digits)
    setCvnError(null)
  }

  /** The card fields to send for a choice; null when a field is invalid, which then shows its error. */
  const partFor = ({ method, card }: PayChoice): CardPayload | null => {
    if (method !== 'card') return {}
    if (card) {
      const error = validateCvn(cvn, card.brand ?? 'unknown')
      setCvnError(error ?? null)
      return error ? null : { saved_card: { card_id: card.card_id, cvn } }
    }
    if (form.check() !== null) return null
    const typed = form.toCard()
    return typed && { card: typed, save_card: save }
  }

  /** The CVN must be typed for each payment; the other fields are kept. */
  const forgetCvn = () => {
    changeCvn('')
    form.change({ cvn: '' })
  }

  /** Shows a refusal beside its field. */
  const refuse = (failure: Failure, { card }: PayChoice) => {
    if (failure.kind !== 'business') return
    if (!card) form.fail(failure)
    else if (!failedWith(failure, 'PAYMENT_FAILED') && failure.field === 'saved_card.cvn') setCvnError('invalid')
  }

  return { form, save, setSave, cvn, changeCvn, cvnError, partFor, forgetCvn, refuse } as const
}

export type CardEntry = ReturnType<typeof useCardEntry>
