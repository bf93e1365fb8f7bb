import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { CardRow, EWalletRow, RefundCardRow } from './tables.ts'

interface SavedMethod {
  readonly member_no: string
  readonly is_default: boolean
  readonly added_at: number
}

/** The table of cards, e-wallets or refund accounts. */
interface MethodTable<Row extends SavedMethod> {
  get(id: string): Row | undefined
  all(where: (row: Readonly<Row>) => boolean, orderBy?: (a: Readonly<Row>, b: Readonly<Row>) => number): Row[]
  update(id: string, patch: { is_default: boolean }): Row
  remove(id: string): boolean
}

/** A kind of saved method: its table, and its id field. */
export interface MethodStore<Row extends SavedMethod> {
  readonly rows: MethodTable<Row>
  readonly idOf: (row: Readonly<Row>) => string
}

/** A member's methods of a kind, the default one first, then the newest. */
export function methodsOf<Row extends SavedMethod>({ rows, idOf }: MethodStore<Row>, member_no: string): Row[] {
  return rows.all(
    (row) => row.member_no === member_no,
    (a, b) => Number(b.is_default) - Number(a.is_default) || b.added_at - a.added_at || (idOf(a) < idOf(b) ? 1 : -1),
  )
}

/** Finds a method of the member. Another member's counts as missing. */
export function findOwnMethod<Row extends SavedMethod>({ rows }: MethodStore<Row>, member_no: string, id: string): Row | null {
  const row = rows.get(id)
  return row?.member_no === member_no ? row : null
}

/** Makes one the default and removes the flag from the others. */
export function makeDefault<Row extends SavedMethod>(shelf: MethodStore<Row>, row: Row): Row {
  const { rows, idOf } = shelf
  for (const other of methodsOf(shelf, row.member_no)) if (other.is_default) rows.update(idOf(other), { is_default: false })
  return rows.update(idOf(row), { is_default: true })
}

/** Removes a method; when it was the default, the newest of the rest becomes it. */
export function removeMethod<Row extends SavedMethod>(shelf: MethodStore<Row>, row: Row): void {
  shelf.rows.remove(shelf.idOf(row))
  const [next] = methodsOf(shelf, row.member_no)
  if (row.is_default && next) makeDefault(shelf, next)
}

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
