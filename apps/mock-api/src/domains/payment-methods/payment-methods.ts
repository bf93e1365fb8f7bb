import type { Complete } from '@nusaria/contracts/added'
import type { SavedCard, SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { type CardFacts, hasRoom, isSameCard } from './rules.ts'
import { findOwnMethod, methodsOf } from './saved-methods.ts'
import { cardStore, eWalletStore } from './stores.ts'
import type { CardRow, EWalletRow } from './tables.ts'
import { cardView, eWalletView } from './views.ts'

/** What a member can pay with, the default of each first. */
export function paymentMethodsOf(
  ctx: Pick<WorldCtx, 'db' | 'now'>,
  member_no: string,
): { readonly cards: Complete<SavedCard>[]; readonly e_wallets: Complete<SavedEWallet>[] } {
  return {
    cards: methodsOf(cardStore(ctx), member_no).map((card) => cardView(ctx, card)),
    e_wallets: methodsOf(eWalletStore(ctx), member_no).map(eWalletView),
  }
}

/** A card of the member's own; another's is as missing as none. */
export function findOwnCard(ctx: Pick<WorldCtx, 'db'>, member_no: string, card_id: string): CardRow | null {
  return findOwnMethod(cardStore(ctx), member_no, card_id)
}

/** An e-wallet of the member's own; another's is as missing as none. */
export function findOwnEWallet(ctx: Pick<WorldCtx, 'db'>, member_no: string, e_wallet_id: string): EWalletRow | null {
  return findOwnMethod(eWalletStore(ctx), member_no, e_wallet_id)
}

/** The member's card that looks like this one, if any. */
export function findSameCard(ctx: Pick<WorldCtx, 'db'>, member_no: string, facts: CardFacts): CardRow | undefined {
  return ctx.db.cards.find((card) => card.member_no === member_no && isSameCard(card, facts))
}

/** Puts a card into a wallet; the first one becomes the default. */
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
 * Keeps a card that a payment went through with: that has proven it. One that is in the wallet is proven by it too. Null, and nothing
 * changed, when there is no room: the payment stands all the same.
 */
export function saveCard(ctx: WorldCtx, member_no: string, facts: CardFacts): CardRow | null {
  const same = findSameCard(ctx, member_no, facts)
  if (same) return ctx.db.cards.update(same.card_id, { verified: true })
  return hasRoom(ctx.db.cards.count({ member_no })) ? insertCard(ctx, member_no, facts, true) : null
}

/** Takes everything out of a member's wallet, for an account that ends. */
export function removePaymentMethods({ db }: Pick<WorldCtx, 'db'>, member_no: string): void {
  for (const rows of [db.cards, db.card_proofs, db.e_wallets, db.refund_cards, db.wallet_tries]) rows.removeWhere({ member_no })
}
