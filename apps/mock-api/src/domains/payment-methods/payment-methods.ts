import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { Complete } from '@nusaria/contracts/added'
import { cardValidAt } from '@nusaria/contracts/card-rules'
import type { RefundCard, SavedCard, SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { digest } from '../../lib/digest.ts'
import { bankName, type CardFacts, E_WALLETS, hasRoom, isSameCard, verificationOf } from './rules.ts'
import { cardStore, eWalletStore, findOwnMethod, methodsOf } from './saved-methods.ts'
import type { CardProofRow, CardRow, EWalletRow, RefundCardRow } from './tables.ts'

export function eWalletName(code: string): string {
  return E_WALLETS.find(({ e_wallet_code }) => e_wallet_code === code)?.e_wallet_name ?? code
}

/** `1234` → `**** **** **** 1234` */
export function maskedCard(last4: string): string {
  return `**** **** **** ${last4}`
}

/** The last verification of a card. */
export function lastProof({ db }: Pick<WorldCtx, 'db'>, card_id: string): CardProofRow | undefined {
  return db.card_proofs.all({ card_id }).at(-1)
}

/** A card as its member sees it. */
export function cardView(ctx: Pick<WorldCtx, 'db' | 'now'>, card: CardRow): Complete<SavedCard> {
  const { card_id, bank_code, brand, last4, expiry_month, expiry_year, holder_name, is_default, added_at } = card
  return {
    card_id,
    bank_code,
    bank_name: bankName(bank_code),
    brand,
    masked_number: maskedCard(last4),
    expiry_month,
    expiry_year,
    holder_name,
    is_default,
    verification: verificationOf(card, lastProof(ctx, card_id)),
    is_expired: !cardValidAt(expiry_month, expiry_year, ctx.now),
    added_at: formatInstant(added_at),
  }
}

/** Stands for an e-wallet as a shopper chooses it for a refund. */
export function eWalletDigest({ e_wallet_id, e_wallet_code, masked_phone }: EWalletRow): string {
  return digest([e_wallet_id, e_wallet_code, masked_phone])
}

/**
 * Stands for an account as a shopper chooses it for a refund. It needs no key: the number isn't stored, and everything hashed but the count
 * of changes is in the same reply.
 */
export function refundCardDigest({ refund_card_id, bank_code, last4, number_changes, first_name, last_name }: RefundCardRow): string {
  return digest([refund_card_id, bank_code, last4, number_changes, first_name, last_name])
}

export function eWalletView(row: EWalletRow): Complete<SavedEWallet> {
  const { member_no: _, e_wallet_code, added_at, ...rest } = row
  return {
    ...rest,
    e_wallet_code,
    e_wallet_name: eWalletName(e_wallet_code),
    digest: eWalletDigest(row),
    added_at: formatInstant(added_at),
  }
}

export function refundCardView(row: RefundCardRow): Complete<RefundCard> {
  const { member_no: _, number_changes: __, last4, bank_code, added_at, ...rest } = row
  return {
    ...rest,
    bank_code,
    bank_name: bankName(bank_code),
    masked_number: `**** ${last4}`,
    digest: refundCardDigest(row),
    added_at: formatInstant(added_at),
  }
}

/** What a member can pay with, the default of each kind first. */
export function paymentMethodsOf(
  ctx: Pick<WorldCtx, 'db' | 'now'>,
  member_no: string,
): { readonly cards: Complete<SavedCard>[]; readonly e_wallets: Complete<SavedEWallet>[] } {
  return {
    cards: methodsOf(cardStore(ctx), member_no).map((card) => cardView(ctx, card)),
    e_wallets: methodsOf(eWalletStore(ctx), member_no).map(eWalletView),
  }
}

/** Finds a card of the member. Another member's card counts as missing. */
export function findOwnCard(ctx: Pick<WorldCtx, 'db'>, member_no: string, card_id: string): CardRow | null {
  return findOwnMethod(cardStore(ctx), member_no, card_id)
}

/** Finds an e-wallet of the member. Another member's counts as missing. */
export function findOwnEWallet(ctx: Pick<WorldCtx, 'db'>, member_no: string, e_wallet_id: string): EWalletRow | null {
  return findOwnMethod(eWalletStore(ctx), member_no, e_wallet_id)
}

/** The member's card that looks like this one, if any. */
export function findSameCard(ctx: Pick<WorldCtx, 'db'>, member_no: string, facts: CardFacts): CardRow | undefined {
  return ctx.db.cards.find((card) => card.member_no === member_no && isSameCard(card, facts))
}

/** Saves a card; the first one becomes the default. */
export function insertCard(ctx: WorldCtx, member_no: string, facts: CardFacts, verified: boolean): CardRow {
  return ctx.db.cards.insert({
    ...facts,
    card_id: ctx.ids.next('KC'),
    member_no,
    verified,
    is_default: ctx.db.cards.count({ member_no }) === 0,
    added_at: ctx.now,
  })
}

/**
 * Saves a card that paid successfully, which verifies it. An existing one becomes verified, too. Returns null and changes nothing when
 * there is no room: the payment still counts.
 */
export function saveCard(ctx: WorldCtx, member_no: string, facts: CardFacts): CardRow | null {
  const same = findSameCard(ctx, member_no, facts)
  if (same) return ctx.db.cards.update(same.card_id, { verified: true })
  return hasRoom(ctx.db.cards.count({ member_no })) ? insertCard(ctx, member_no, facts, true) : null
}

/** Removes all payment methods of a member whose account is deleted. */
export function removePaymentMethods({ db }: Pick<WorldCtx, 'db'>, member_no: string): void {
  for (const rows of [db.cards, db.card_proofs, db.e_wallets, db.refund_cards, db.wallet_tries]) rows.removeWhere({ member_no })
}
