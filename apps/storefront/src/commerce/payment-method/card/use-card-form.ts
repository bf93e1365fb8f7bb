import { CARD_RULES, type NewCard } from '@nusaria/contracts/card'
import { cardBrand } from '@nusaria/contracts/card-rules'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import type { Send, SubmitOptions } from '#platform/forms/use-submit.ts'
import type { ClockSkew } from '#platform/time/clock.ts'
import {
  CARD_SECRETS,
  type CardError,
  type CardErrors,
  type CardValues,
  EMPTY_CARD,
  findCardErrors,
  toCardField,
  toNewCard,
} from './card-values.ts'

interface Options<R> extends Partial<SubmitOptions<R>> {
  /** Cards expire by the server's clock. */
  readonly skew: ClockSkew
  /** Absent for a card that another form sends. */
  readonly send?: Send<[NewCard], R>
}

/** A refusal that names a field (`card.card_number`) shows at that field; a declined card at its number. */
function cardRefusal(failure: Failure): { readonly target: string; readonly text?: CardError } {
  const declined = failedWith(failure, 'PAYMENT_FAILED')
  const named = failure.kind === 'business' ? failure.field : null
  const target = toCardField(named ?? (declined ? 'card_number' : null)) ?? 'form'
  return { target, text: declined && target === 'card_number' ? 'declined' : 'invalid' }
}

/**
 * Number, expiry and CVN stay in this component's state: no draft, no store, no browser storage. Bank and holder are a draft, so that a payment
 * that failed at the gateway begins with them.
 */
export function useCardForm<R = unknown>({ skew, send, onDone = () => undefined, ...options }: Options<R>) {
  const form = useForm<CardValues, CardError, R>({
    ...options,
    onDone,
    initial: EMPTY_CARD,
    draft: 'card-holder',
    keepOnLeave: true,
    secret: CARD_SECRETS,
    rules: CARD_RULES,
    validate: (values) => findCardErrors(values, Date.now() + skew),
    refusals: cardRefusal,
    blockRefused: true,
    async send(values) {
      const card = toNewCard(values)
      return send && card ? send(card) : {}
    },
  })
  return {
    ...form,
    errors: form.errors as CardErrors,
    brand: cardBrand(form.values.card_number),
    toCard: () => (form.valid ? toNewCard(form.values) : null),
  }
}

export type CardForm = ReturnType<typeof useCardForm>
