import type { NewCard } from '@nusaria/contracts/card'
import { cardBrand, cardValidAt, isCardNumber, isCvn } from '@nusaria/contracts/card-rules'
import { LIMITS } from '@nusaria/contracts/limits'
import type { CardVerification } from '@nusaria/contracts/payment-method-entities'
import { HOUR, MINUTE } from '../../lib/time.ts'
import { DECLINED_CARD_END } from '../payment/rules.ts'
import { isBank } from './options.ts'
import type { CardProofRow, CardRow } from './tables.ts'

/** A card whose number ends like this is taken into a wallet, and declined when it is charged. */
export const DECLINED_LATER_CARD_END = '0341'
/** Rupiah charged to prove a card. */
export const PROOF_AMOUNT = 1_000
/** ms in which a card can be proven. */
export const PROOF_LIFETIME = 15 * MINUTE
/** ms after which the charge is given back. */
export const PROOF_REFUND_DELAY = MINUTE

/** Additions and proofs a member may try for within an hour. */
export const ADD_ATTEMPTS = { most: 10, within_ms: HOUR } as const

interface Attempts {
  readonly count: number
  readonly since: number
}

/** ms until a member may try again; 0 at once. */
export function attemptWait(tries: Attempts | undefined, now: number): number {
  if (!tries || tries.count < ADD_ATTEMPTS.most) return 0
  return Math.max(0, tries.since + ADD_ATTEMPTS.within_ms - now)
}

export function countAttempt(tries: Attempts | undefined, now: number): Attempts {
  const counts = tries && now - tries.since < ADD_ATTEMPTS.within_ms
  return counts ? { count: tries.count + 1, since: tries.since } : { count: 1, since: now }
}

/** The first field of a typed card that can't be right; null when all can. `now` in ms. */
export function invalidCardField(card: NewCard, now: number): keyof NewCard | null {
  if (!isCardNumber(card.card_number)) return 'card_number'
  if (!cardValidAt(card.expiry_month, card.expiry_year, now)) return 'expiry_year'
  if (!isCvn(card.cvn, cardBrand(card.card_number))) return 'cvn'
  return isBank(card.bank_code) ? null : 'bank_code'
}

/** What may be kept of a card. */
export type CardFacts = Pick<CardRow, 'bank_code' | 'brand' | 'last4' | 'expiry_month' | 'expiry_year' | 'holder_name' | 'declines'>

/** What may be kept of a typed card: never its number or CVN. */
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

/** Whether two cards look alike in a wallet: then they are taken for one. */
export function isSameCard(a: CardFacts, b: CardFacts): boolean {
  const fields = ['bank_code', 'brand', 'last4', 'expiry_month', 'expiry_year'] as const
  return fields.every((field) => a[field] === b[field])
}

/** Whether a bank declines a card at once, by its number. */
export function isDeclined(card_number: string): boolean {
  return card_number.endsWith(DECLINED_CARD_END)
}

/** How a card's proof stands, by its last try. */
export function verificationOf({ verified }: Pick<CardRow, 'verified'>, last: Pick<CardProofRow, 'status'> | undefined): CardVerification {
  if (verified) return 'verified'
  return last?.status === 'pending' || last?.status === 'failed' ? last.status : 'open'
}

/** Whether a kind of entry has room for one more. */
export function hasRoom(count: number): boolean {
  return count < LIMITS.paymentMethodsMax
}
