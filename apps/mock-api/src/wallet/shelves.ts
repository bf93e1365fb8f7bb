import type { WorldCtx } from '../kernel/ctx.ts'
import type { Shelf } from './kept.ts'
import type { CardRow, EWalletRow, RefundCardRow } from './tables.ts'

type Has = Pick<WorldCtx, 'db'>

export function cardShelf({ db }: Has): Shelf<CardRow> {
  return { rows: db.cards, idOf: ({ card_id }) => card_id }
}

export function eWalletShelf({ db }: Has): Shelf<EWalletRow> {
  return { rows: db.e_wallets, idOf: ({ e_wallet_id }) => e_wallet_id }
}

export function refundShelf({ db }: Has): Shelf<RefundCardRow> {
  return { rows: db.refund_cards, idOf: ({ refund_card_id }) => refund_card_id }
}
