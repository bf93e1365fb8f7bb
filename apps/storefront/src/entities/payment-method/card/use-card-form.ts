import type { NewCard } from '@nusaria/contracts/card'
import type { CardBrand } from '@nusaria/contracts/card-rules'
import { cardBrand } from '@nusaria/contracts/card-rules'
import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import type { ClockSkew } from '../../../shared/time/server-clock.ts'
import type { CardErrors, CardField, CardValues } from './card-values.ts'
import { cardFieldOf, EMPTY_CARD, toNewCard, validateCard } from './card-values.ts'

export interface CardForm {
  /** Around the fields. */
  readonly containerRef: RefObject<HTMLDivElement | null>
  readonly values: CardValues
  /** What the number begins like. */
  readonly brand: CardBrand
  readonly change: (change: Partial<CardValues>) => void
  /** The shopper is done with a field: from then on it says what is wrong with it. */
  readonly onBlur: (field: CardField) => void
  /** What to show beside the fields by now. */
  readonly errors: CardErrors
  /** Shows everything that is wrong; gives the first such field in the form's order, which gets the focus, or null. */
  readonly validate: () => CardField | null
  /** The card to send; null while something is wrong with it. */
  readonly toCard: () => NewCard | null
  /**
   * Takes a refusal of the server that names a field (`card.card_number`), shown beside it until it is changed; gives the form's field,
   * which gets the focus, or null when it names none of this form.
   */
  readonly setServerError: (field: string | null | undefined, why: 'invalid' | 'declined') => CardField | null
  /** Forgets everything typed. */
  readonly reset: () => void
}

interface Options {
  /** How far the server's clock is ahead, so that a card expires by it. */
  readonly skew?: ClockSkew
  /** What is known of the shopper already. */
  readonly initial?: Partial<Pick<CardValues, 'first_name' | 'last_name' | 'email' | 'phone'>>
}

/** Everything behind the form of a card. What is typed lives in this component's state alone: no draft, no store, no storage. */
export function useCardForm({ skew = 0, initial }: Options = {}): CardForm {
  const fresh = { ...EMPTY_CARD, ...initial }
  const containerRef = useRef<HTMLDivElement>(null)
  const [values, setTyped] = useState<CardValues>(fresh)
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set())
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<CardErrors>({})
  const now = () => Date.now() + skew
  const focus = (field: CardField | null) => field && containerRef.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  const found = { ...validateCard(values, now()), ...refused }
  const shown = Object.entries(found).filter(([field]) => tried || left.has(field as CardField) || field in refused)

  return {
    containerRef,
    values,
    brand: cardBrand(values.card_number),
    change(change) {
      setTyped((before) => ({ ...before, ...change }))
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))))
    },
    onBlur: (field) => setLeft((before) => (before.has(field) || !values[field] ? before : new Set([...before, field]))),
    errors: Object.fromEntries(shown),
    validate() {
      setTried(true)
      const [wrong = null] = Object.keys(found) as CardField[]
      focus(wrong)
      return wrong
    },
    toCard: () => toNewCard(values, now()),
    setServerError(field, why) {
      const own = cardFieldOf(field)
      if (own) setRefused({ [own]: own === 'card_number' ? why : 'invalid' })
      focus(own)
      return own
    },
    reset() {
      setTyped(fresh)
      setLeft(new Set())
      setTried(false)
      setRefused({})
    },
  }
}
