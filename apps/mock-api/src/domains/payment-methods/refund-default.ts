import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { methodsOf } from './saved-methods.ts'
import { eWalletStore, refundCardStore } from './stores.ts'

type DbCtx = Pick<WorldCtx, 'db'>

/** Whether one of a member's accounts is the default for refunds. */
export function hasRefundDefault({ db }: DbCtx, member_no: string): boolean {
  return (
    db.refund_cards.find({ member_no, is_default: true }) !== undefined ||
    db.e_wallets.find({ member_no, is_refund_default: true }) !== undefined
  )
}

/** Makes one of a member's accounts the default for refunds, and removes the flag from all others, of both kinds. */
export function makeRefundDefault(ctx: DbCtx, member_no: string, { kind, id }: RefundTarget): void {
  const { refund_cards, e_wallets } = ctx.db
  for (const { refund_card_id } of methodsOf(refundCardStore(ctx), member_no))
    refund_cards.update(refund_card_id, { is_default: kind === 'refund_card' && refund_card_id === id })
  for (const { e_wallet_id } of methodsOf(eWalletStore(ctx), member_no))
    e_wallets.update(e_wallet_id, { is_refund_default: kind === 'e_wallet' && e_wallet_id === id })
}

/** After an account was removed: if there is no default for refunds, the newest bank account becomes it, else the newest e-wallet. */
export function ensureRefundDefault(ctx: DbCtx, member_no: string): void {
  if (hasRefundDefault(ctx, member_no)) return
  const [card] = methodsOf(refundCardStore(ctx), member_no)
  const [eWallet] = methodsOf(eWalletStore(ctx), member_no).toSorted((a, b) => b.added_at - a.added_at)
  if (card) makeRefundDefault(ctx, member_no, { kind: 'refund_card', id: card.refund_card_id })
  else if (eWallet) makeRefundDefault(ctx, member_no, { kind: 'e_wallet', id: eWallet.e_wallet_id })
}
