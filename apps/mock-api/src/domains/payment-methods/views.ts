import type { Complete } from '@nusaria/contracts/added'
import { cardValidAt } from '@nusaria/contracts/card-rules'
import type { RefundCard, SavedCard, SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import { bankName, eWalletName } from './options.ts'
import { verificationOf } from './rules.ts'
import type { CardProofRow, CardRow, EWalletRow, RefundCardRow } from './tables.ts'

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

export function eWalletView({ member_no: _, e_wallet_code, added_at, ...row }: EWalletRow): Complete<SavedEWallet> {
  return { ...row, e_wallet_code, e_wallet_name: eWalletName(e_wallet_code), added_at: formatInstant(added_at) }
}

export function refundCardView({ member_no: _, last4, bank_code, added_at, ...row }: RefundCardRow): Complete<RefundCard> {
  return { ...row, bank_code, bank_name: bankName(bank_code), masked_number: `**** ${last4}`, added_at: formatInstant(added_at) }
}
