import { HOUR, MINUTE, SECOND } from '@nusaria/catalogue/lib/time'
import { channelsOf, DECLINED_CARD_END } from '@nusaria/catalogue/payment-channels'
import type { NewCard } from '@nusaria/contracts/card'
import { cardBrand, cardValidAt, isCardNumber, isCvn } from '@nusaria/contracts/card-rules'
import { LIMITS } from '@nusaria/contracts/limits'
import type { Bank, CardVerification, EWalletProvider } from '@nusaria/contracts/payment-method-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import type { MemberRow } from '../member/tables.ts'
import type { CardProofRow, CardRow } from './tables.ts'

/** Invented banks that issue cards and have accounts; those with virtual accounts first. */
export const BANKS: readonly Bank[] = [
  ...channelsOf('virtual_account').map(({ channel, channel_name }) => ({ bank_code: channel, bank_name: channel_name })),
  { bank_code: 'bank_nirwana', bank_name: 'Bank Nirwana' },
  { bank_code: 'bank_cakrawala', bank_name: 'Bank Cakrawala' },
  { bank_code: 'bank_kencana_syariah', bank_name: 'Bank Kencana Syariah' },
]

/** The e-wallets of the cashier. */
export const E_WALLETS: readonly EWalletProvider[] = channelsOf('e_wallet').map(({ channel, channel_name }) => ({
  e_wallet_code: channel,
  e_wallet_name: channel_name,
}))

export function isBank(code: string): boolean {
  return BANKS.some(({ bank_code }) => bank_code === code)
}

export function isEWallet(code: string): boolean {
  return E_WALLETS.some(({ e_wallet_code }) => e_wallet_code === code)
}

export function bankName(code: string): string {
  return BANKS.find(({ bank_code }) => bank_code === code)?.bank_name ?? code
}

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

/** A person with one name sends it in both fields. */
function holderName(first: string, last: string): string {
  return first === last ? first : `${first} ${last}`
}

/** The data of a typed card that may be stored: never its number or CVN. */
export function cardFacts({ card_number, bank_code, expiry_month, expiry_year, first_name, last_name }: NewCard): CardFacts {
  return {
    bank_code,
    brand: cardBrand(card_number),
    last4: card_number.slice(-4),
    expiry_month,
    expiry_year,
    holder_name: holderName(first_name.trim(), last_name.trim()),
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

export interface AddCtx extends WorldCtx {
  readonly member: MemberRow
  fail(name: 'INVALID_PARAMETER' | 'ACCOUNT_NAME_EXISTS' | 'TOO_MANY_ATTEMPTS', detail?: FailDetail): never
}

interface AttemptCtx extends WorldCtx {
  readonly member: MemberRow
  fail(name: 'TOO_MANY_ATTEMPTS', detail?: FailDetail): never
}

/** Fails for a member with too many attempts; otherwise counts this one. */
export function requireAttempt(ctx: AttemptCtx): void {
  const { member_no } = ctx.member
  const tries = ctx.db.wallet_tries.get(member_no)
  const wait = attemptWait(tries, ctx.now)
  if (wait > 0) ctx.fail('TOO_MANY_ATTEMPTS', { params: { seconds: Math.ceil(wait / SECOND) } })
  const after = countAttempt(tries, ctx.now)
  if (tries) ctx.db.wallet_tries.update(member_no, after)
  else ctx.db.wallet_tries.insert({ member_no, ...after })
}

/** Fails when no more methods of a kind fit. */
export function requireRoom(ctx: AddCtx, count: number, max: number): void {
  if (!hasRoom(count)) ctx.fail('INVALID_PARAMETER', { params: { max } })
}
