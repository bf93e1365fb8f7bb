import type { NewCard } from '@nusaria/contracts/card'
import type { CardBrand } from '@nusaria/contracts/card-rules'
import { cardBrand } from '@nusaria/contracts/card-rules'
import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import type { ClockSkew } from '../../../shared/time/server-clock.ts'
import type { CardErrors, CardField, CardValues } from './card-values.ts'
import { cardFieldOf, EMPTY_CARD, toNewCard, validateCard } from './card-values.ts'

export interface CardForm {
  /** The element around the fields. */
  readonly containerRef: RefObject<HTMLDivElement | null>
  readonly values: CardValues
  /** Guessed from the first digits of the number. */
  readonly brand: CardBrand
  readonly change: (change: Partial<CardValues>) => void
  /** From now on the field shows its error. */
  readonly onBlur: (field: CardField) => void
  /** The errors to show now. */
  readonly errors: CardErrors
  /** Shows all errors. Focuses and returns the first invalid field, or returns null. */
  readonly validate: () => CardField | null
  /** The card to send; null while a field is invalid. */
  readonly toCard: () => NewCard | null
  /**
   * Shows a server error that names a field (`card.card_number`) at that field until it changes. Focuses and returns the form's field, or
   * returns null when the error names no field of this form.
   */
  readonly setServerError: (field: string | null | undefined, error: 'invalid' | 'declined') => CardField | null
  /** Clears everything typed. */
  readonly reset: () => void
}

interface Options {
  /** Cards expire by the server's clock. */
  readonly skew?: ClockSkew
  /** What is known of the shopper already. */
  readonly initial?: Partial<Pick<CardValues, 'first_name' | 'last_name' | 'email' | 'phone'>>
}

/** State of a card form. The values stay in this component's state: no draft, no store, no browser storage. */
export function useCardForm({ skew = 0, initial }: Options = {}): CardForm {
  const initialValues = { ...EMPTY_CARD, ...initial }
  const containerRef = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState<CardValues>(initialValues)
  const [touched, setTouched] = useState<ReadonlySet<CardField>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<CardErrors>({})
  const now = () => Date.now() + skew
  const focus = (field: CardField | null) => field && containerRef.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  const allErrors = { ...validateCard(values, now()), ...serverErrors }
  const shown = Object.entries(allErrors).filter(([field]) => submitted || touched.has(field as CardField) || field in serverErrors)

  return {
    containerRef,
    values,
    brand: cardBrand(values.card_number),
    change(change) {
      setValues((before) => ({ ...before, ...change }))
      setServerErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))))
    },
    onBlur: (field) => setTouched((before) => (before.has(field) || !values[field] ? before : new Set([...before, field]))),
    errors: Object.fromEntries(shown),
    validate() {
      setSubmitted(true)
      const [first = null] = Object.keys(allErrors) as CardField[]
      focus(first)
      return first
    },
    toCard: () => toNewCard(values, now()),
    setServerError(field, error) {
      const ownField = cardFieldOf(field)
      if (ownField) setServerErrors({ [ownField]: ownField === 'card_number' ? error : 'invalid' })
      focus(ownField)
      return ownField
    },
    reset() {
      setValues(initialValues)
      setTouched(new Set())
      setSubmitted(false)
      setServerErrors({})
    },
  }
}
