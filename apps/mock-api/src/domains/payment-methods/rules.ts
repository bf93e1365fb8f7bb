import type { NewCard } from '@nusaria/contracts/card'
import { cardBrand, cardValidAt, isCardNumber, isCvn } from '@nusaria/contracts/card-rules'
import { LIMITS } from '@nusaria/contracts/limits'
import type { CardVerification } from '@nusaria/contracts/payment-method-entities'
import { HOUR, MINUTE } from '../../lib/time.ts'
import { DECLINED_CARD_END } from '../payment/rules.ts'
import { isBank } from './options.ts'
import type { CardProofRow, CardRow } from './tables.ts'

/** Card numbers that end like this can be saved, but are declined when charged. */
export const DECLINED_LATER_CARD_END = '0341'
/** Rupiah charged to verify a card. */
export const PROOF_AMOUNT = 1_000
/** ms until a verification expires. */
export const PROOF_LIFETIME = 15 * MINUTE
/** ms until the charge is refunded. */
export const PROOF_REFUND_DELAY = MINUTE

/** Maximum attempts to add or verify within an hour. */
export const ADD_ATTEMPTS = { most: 10, within_ms: HOUR } as const

interface Attempts {
  readonly count: number
  readonly since: number
}

/** ms until a member may try again; 0: now. */
export function attemptWait(tries: Attempts | undefined, now: number): number {
  if (!tries || tries.count < ADD_ATTEMPTS.most) return 0
  return Math.max(0, tries.since + ADD_ATTEMPTS.within_ms - now)
}

export function countAttempt(tries: Attempts | undefined, now: number): Attempts {
  const counts = tries && now - tries.since < ADD_ATTEMPTS.within_ms
  return counts ? { count: tries.count + 1, since: tries.since } : { count: 1, since: now }
}

/** The first invalid field of a typed card; null when all are valid. `now` in ms. */
export function invalidCardField(card: NewCard, now: number): keyof NewCard | null {
  if (!isCardNumber(card.card_number)) return 'card_number'
  if (!cardValidAt(card.expiry_month, card.expiry_year, now)) return 'expiry_year'
  if (!isCvn(card.cvn, cardBrand(card.card_number))) return 'cvn'
  return isBank(card.bank_code) ? null : 'bank_code'
}

/** The data of a card that may be stored. */
export type CardFacts = Pick<CardRow, 'bank_code' | 'brand' | 'last4' | 'expiry_month' | 'expiry_year' | 'holder_name' | 'declines'>

/** The data of a typed card that may be stored: never its number or CVN. */
export function cardFacts({ card_number, bank_code, expiry_month, expiry_year, first_name, last_name }: NewCard): CardFacts {
  return {
    bank_code,
    brand: cardBrand(card_number),
    last4: card_number.slice(-4),
    expiry_month,
    expiry_year,
    holder_name: `${first_name.trim()} ${last_name.trim()}`,
    declines: card_number.endsWith(DECLINED_LATER_CARD_END),
  }
}

/** Whether two cards look equal: then they count as one. */
export function isSameCard(a: CardFacts, b: CardFacts): boolean {
  const fields = ['bank_code', 'brand', 'last4', 'expiry_month', 'expiry_year'] as const
  return fields.every((field) => a[field] === b[field])
}

/** Whether the bank declines a card at once, by its number. */
export function isDeclined(card_number: string): boolean {
  return card_number.endsWith(DECLINED_CARD_END)
}

/** The state of a card's verification, by its last attempt. */
export function verificationOf({ verified }: Pick<CardRow, 'verified'>, last: Pick<CardProofRow, 'status'> | undefined): CardVerification {
  if (verified) return 'verified'
  return last?.status === 'pending' || last?.status === 'failed' ? last.status : 'open'
}

/** Whether one more method of a kind can be added. */
export function hasRoom(count: number): boolean {
  return count < LIMITS.paymentMethodsMax
}
