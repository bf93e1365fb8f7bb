import type { WorldCtx } from '../../engine/contract/context.ts'
import type { MethodStore } from './saved-methods.ts'
import type { CardRow, EWalletRow, RefundCardRow } from './tables.ts'

type DbCtx = Pick<WorldCtx, 'db'>

export function cardStore({ db }: DbCtx): MethodStore<CardRow> {
  return { rows: db.cards, idOf: ({ card_id }) => card_id }
}

export function eWalletStore({ db }: DbCtx): MethodStore<EWalletRow> {
  return { rows: db.e_wallets, idOf: ({ e_wallet_id }) => e_wallet_id }
}

export function refundCardStore({ db }: DbCtx): MethodStore<RefundCardRow> {
  return { rows: db.refund_cards, idOf: ({ refund_card_id }) => refund_card_id }
}
