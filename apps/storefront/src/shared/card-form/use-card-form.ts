import type { NewCard } from '@nusaria/contracts/card'
import type { CardBrand } from '@nusaria/contracts/card-rules'
import { cardBrand } from '@nusaria/contracts/card-rules'
import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import type { ClockSkew } from '../time/server-clock.ts'
import type { CardField, CardProblems, TypedCard } from './typed-card.ts'
import { cardProblems, newCardOf, noCard, refusedCardField } from './typed-card.ts'

export interface CardForm {
  /** Around the fields. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly typed: TypedCard
  /** What the number begins like. */
  readonly brand: CardBrand
  readonly change: (change: Partial<TypedCard>) => void
  /** The shopper is done with a field: from then on it says what is wrong with it. */
  readonly leave: (field: CardField) => void
  /** What to show beside the fields by now. */
  readonly problems: CardProblems
  /** Shows everything that is wrong; gives the first such field in the form's order, which gets the focus, or null. */
  readonly check: () => CardField | null
  /** The card to send; null while something is wrong with it. */
  readonly value: () => NewCard | null
  /**
   * Takes a refusal of the server that names a field (`card.card_number`), shown beside it until it is changed; gives the form's field,
   * which gets the focus, or null when it names none of this form.
   */
  readonly refuse: (field: string | null | undefined, why: 'invalid' | 'declined') => CardField | null
  /** Forgets everything typed. */
  readonly clear: () => void
}

interface Options {
  /** How far the server's clock is ahead, so that a card expires by it. */
  readonly skew?: ClockSkew
  /** What is known of the shopper already. */
  readonly start?: Partial<Pick<TypedCard, 'first_name' | 'last_name' | 'email' | 'phone'>>
}

/** Everything behind the form of a card. What is typed lives in this component's state alone: no draft, no store, no storage. */
export function useCardForm({ skew = 0, start }: Options = {}): CardForm {
  const fresh = { ...noCard, ...start }
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<TypedCard>(fresh)
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set())
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<CardProblems>({})
  const now = () => Date.now() + skew
  const focus = (field: CardField | null) => field && box.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  const found = { ...cardProblems(typed, now()), ...refused }
  const shown = Object.entries(found).filter(([field]) => tried || left.has(field as CardField) || field in refused)

  return {
    box,
    typed,
    brand: cardBrand(typed.card_number),
    change(change) {
      setTyped((before) => ({ ...before, ...change }))
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))))
    },
    leave: (field) => setLeft((before) => (before.has(field) || !typed[field] ? before : new Set([...before, field]))),
    problems: Object.fromEntries(shown),
    check() {
      setTried(true)
      const [wrong = null] = Object.keys(found) as CardField[]
      focus(wrong)
      return wrong
    },
    value: () => newCardOf(typed, now()),
    refuse(field, why) {
      const own = refusedCardField(field)
      if (own) setRefused({ [own]: own === 'card_number' ? why : 'invalid' })
      focus(own)
      return own
    },
    clear() {
      setTyped(fresh)
      setLeft(new Set())
      setTried(false)
      setRefused({})
    },
  }
}
