import type { ArgsOf } from '@nusaria/contracts/contract'
import type { paymentContract } from '@nusaria/contracts/payment'
import { useState } from 'react'
import type { FieldError } from '../../entities/payment-method/card/card-values.ts'
import { validateCvn } from '../../entities/payment-method/card/card-values.ts'
import { useCardForm } from '../../entities/payment-method/card/use-card-form.ts'
import type { PayChoice } from '../../entities/payment-method/pay-choice.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import type { ClockSkew } from '../../shared/time/server-clock.ts'

/** The part of a payment that is a card's. */
export type CardPayload = Pick<ArgsOf<(typeof paymentContract)['pay']>, 'card' | 'save_card' | 'saved_card'>

/** A card at the cashier: a new one as typed, or the CVN of a saved one. All of it lives in the component's state alone. */
export function useCardEntry(skew: ClockSkew) {
  const form = useCardForm({ skew })
  const [save, setSave] = useState(false)
  const [cvn, setCvn] = useState('')
  const [flaw, setFlaw] = useState<FieldError | null>(null)

  const changeCvn = (digits: string) => {
    setCvn(digits)
    setFlaw(null)
  }

  /** What to send for a choice; null while something is wrong, which then stands beside its field. */
  const partFor = ({ method, card }: PayChoice): CardPayload | null => {
    if (method !== 'card') return {}
    if (card) {
      const wrong = validateCvn(cvn, card.brand ?? 'unknown')
      setFlaw(wrong ?? null)
      return wrong ? null : { saved_card: { card_id: card.card_id, cvn } }
    }
    if (form.validate() !== null) return null
    const typed = form.toCard()
    return typed && { card: typed, save_card: save }
  }

  /** The CVN is typed each time anew: nothing else of the card is lost. */
  const forgetCvn = () => {
    changeCvn('')
    form.change({ cvn: '' })
  }

  /** Shows a refusal beside the field it names. */
  const refuse = (failure: Failure, { card }: PayChoice) => {
    if (failure.kind !== 'business') return
    const declined = failedWith(failure, 'PAYMENT_FAILED')
    if (!card) form.setServerError(failure.field ?? (declined ? 'card.card_number' : null), declined ? 'declined' : 'invalid')
    else if (!declined && failure.field === 'saved_card.cvn') setFlaw('invalid')
  }

  return { form, save, setSave, cvn, changeCvn, flaw, partFor, forgetCvn, refuse } as const
}

export type CardEntry = ReturnType<typeof useCardEntry>
