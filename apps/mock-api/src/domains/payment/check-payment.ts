import { type Channel, channelOf } from '@nusaria/catalogue/payment-channels'
import { cardValidAt, isCvn } from '@nusaria/contracts/card-rules'
import type { InputOf } from '@nusaria/contracts/contract'
import type { paymentContract } from '@nusaria/contracts/payment'
import { type CardFacts, cardFacts, invalidCardField, isDeclined } from '../payment-methods/index.ts'
import type { CardRow, EWalletRow } from '../payment-methods/tables.ts'

export type PayBody = InputOf<typeof paymentContract.pay>['body']

/** The member's saved methods that a payment names; null for unknown ones and another member's. */
export interface NamedMethods {
  readonly card: CardRow | null
  readonly e_wallet: EWalletRow | null
}

/** What a payment is made with. */
export interface PaymentMeans {
  readonly channel: Channel | null
  /** Identifies the same card or e-wallet; contains no card number. */
  readonly paid_with: string | null
  /** To be saved when the payment succeeds. */
  readonly card_to_keep: CardFacts | null
}

type PaymentCheck =
  | { readonly ok: true; readonly means: PaymentMeans }
  | { readonly ok: false; readonly error: 'PAYMENT_INVALID' | 'PAYMENT_FAILED'; readonly field: string }

function invalid(field: string, error: 'PAYMENT_INVALID' | 'PAYMENT_FAILED' = 'PAYMENT_INVALID'): PaymentCheck {
  return { ok: false, error, field }
}

function checkSavedCard({ saved_card, card, save_card }: PayBody, kept: CardRow | null, now: number): PaymentCheck {
  if (card || save_card) return invalid(card ? 'card' : 'save_card')
  if (!kept?.verified || !cardValidAt(kept.expiry_month, kept.expiry_year, now)) return invalid('saved_card.card_id')
  if (!isCvn(saved_card?.cvn ?? '', kept.brand)) return invalid('saved_card.cvn')
  if (kept.declines) return invalid('saved_card.card_id', 'PAYMENT_FAILED')
  return { ok: true, means: { channel: null, paid_with: kept.card_id, card_to_keep: null } }
}

function checkCard(body: PayBody, wallet: NamedMethods, now: number): PaymentCheck {
  const { card, saved_card, save_card } = body
  if (body.saved_e_wallet_id !== undefined) return invalid('saved_e_wallet_id')
  if (saved_card) return checkSavedCard(body, wallet.card, now)
  // Without a card the gateway's own page asks for it.
  if (!card) return save_card ? invalid('save_card') : { ok: true, means: { channel: null, paid_with: null, card_to_keep: null } }
  const wrong = invalidCardField(card, now)
  if (wrong) return invalid(`card.${wrong}`)
  const facts = cardFacts(card)
  if (isDeclined(card.card_number) || facts.declines) return invalid('card.card_number', 'PAYMENT_FAILED')
  const { brand, last4, expiry_month, expiry_year } = facts
  return {
    ok: true,
    means: {
      channel: null,
      paid_with: [brand, last4, expiry_month, expiry_year].join(' '),
      card_to_keep: save_card ? facts : null,
    },
  }
}

/** Checks that the input fits the method: a known bank or e-wallet, a plausible card, a saved method of the member. `now` in ms. */
export function checkPayment(body: PayBody, wallet: NamedMethods, now: number): PaymentCheck {
  const { method, saved_e_wallet_id } = body
  const channel = channelOf(method, body.channel)
  if (channel === undefined) return invalid('channel')
  if (method === 'card') return checkCard(body, wallet, now)
  for (const field of ['card', 'save_card', 'saved_card'] as const) if (body[field]) return invalid(field)
  if (saved_e_wallet_id !== undefined && (!wallet.e_wallet || wallet.e_wallet.e_wallet_code !== channel?.channel))
    return invalid('saved_e_wallet_id')
  return { ok: true, means: { channel, paid_with: saved_e_wallet_id ?? null, card_to_keep: null } }
}
