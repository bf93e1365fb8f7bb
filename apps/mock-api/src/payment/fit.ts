import { cardValidAt, isCvn } from '@nusaria/contracts/card-rules'
import type { InputOf } from '@nusaria/contracts/endpoint'
import type { paymentContract } from '@nusaria/contracts/payment'
import { type CardFacts, cardFacts, isDeclined, wrongCardField } from '../wallet/rules.ts'
import type { CardRow, EWalletRow } from '../wallet/tables.ts'
import { type Channel, channelOf } from './channels.ts'

export type PayBody = InputOf<typeof paymentContract.pay>['body']

/** What of the member's own wallet a payment names; null for what isn't there, or isn't theirs. */
export interface Wallet {
  readonly card: CardRow | null
  readonly e_wallet: EWalletRow | null
}

/** What a payment is made with. */
export interface Means {
  readonly channel: Channel | null
  /** Tells the same card or wallet from another; nothing of a number. */
  readonly paid_with: string | null
  /** To be put into the wallet when the money is in. */
  readonly card_to_keep: CardFacts | null
}

type Fit =
  | { readonly ok: true; readonly means: Means }
  | { readonly ok: false; readonly error: 'PAYMENT_INVALID' | 'PAYMENT_FAILED'; readonly field: string }

function not(field: string, error: 'PAYMENT_INVALID' | 'PAYMENT_FAILED' = 'PAYMENT_INVALID'): Fit {
  return { ok: false, error, field }
}

function savedCardFit({ saved_card, card, save_card }: PayBody, kept: CardRow | null, now: number): Fit {
  if (card || save_card) return not(card ? 'card' : 'save_card')
  if (!kept?.verified || !cardValidAt(kept.expiry_month, kept.expiry_year, now)) return not('saved_card.card_id')
  if (!isCvn(saved_card?.cvn ?? '', kept.brand)) return not('saved_card.cvn')
  if (kept.declines) return not('saved_card.card_id', 'PAYMENT_FAILED')
  return { ok: true, means: { channel: null, paid_with: kept.card_id, card_to_keep: null } }
}

function cardFit(body: PayBody, wallet: Wallet, now: number): Fit {
  const { card, saved_card, save_card } = body
  if (body.saved_e_wallet_id !== undefined) return not('saved_e_wallet_id')
  if (saved_card) return savedCardFit(body, wallet.card, now)
  // Without one the gateway's own page asks for the card.
  if (!card) return save_card ? not('save_card') : { ok: true, means: { channel: null, paid_with: null, card_to_keep: null } }
  const wrong = wrongCardField(card, now)
  if (wrong) return not(`card.${wrong}`)
  const facts = cardFacts(card)
  if (isDeclined(card.card_number) || facts.declines) return not('card.card_number', 'PAYMENT_FAILED')
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

/**
 * Whether what was sent goes with the method: a bank or wallet that exists, a card that can be good, something saved that is the member's.
 * `now` in ms.
 */
export function payFit(body: PayBody, wallet: Wallet, now: number): Fit {
  const { method, saved_e_wallet_id } = body
  const channel = channelOf(method, body.channel)
  if (channel === undefined) return not('channel')
  if (method === 'card') return cardFit(body, wallet, now)
  for (const field of ['card', 'save_card', 'saved_card'] as const) if (body[field]) return not(field)
  if (saved_e_wallet_id !== undefined && (!wallet.e_wallet || wallet.e_wallet.e_wallet_code !== channel?.channel))
    return not('saved_e_wallet_id')
  return { ok: true, means: { channel, paid_with: saved_e_wallet_id ?? null, card_to_keep: null } }
}
