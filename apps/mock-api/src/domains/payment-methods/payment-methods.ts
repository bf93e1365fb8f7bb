import type { Complete } from '@nusaria/contracts/added'
import type { SavedCard, SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { type CardFacts, hasRoom, isSameCard } from './rules.ts'
import { findOwnMethod, methodsOf } from './saved-methods.ts'
import { cardStore, eWalletStore } from './stores.ts'
import type { CardRow, EWalletRow } from './tables.ts'
import { cardView, eWalletView } from './views.ts'

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
