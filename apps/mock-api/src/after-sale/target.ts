import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { Language } from '@nusaria/contracts/headers'
import type { WorldCtx } from '../kernel/ctx.ts'
import type { OrderRow } from '../order/tables.ts'
import { channelName } from '../payment/channels.ts'
import { ownKept } from '../wallet/kept.ts'
import { bankName, eWalletName } from '../wallet/options.ts'
import { refundShelf } from '../wallet/shelves.ts'
import { ownEWallet } from '../wallet/wallet.ts'
import type { AfterSaleRow } from './tables.ts'
import { type FailReason, REFUND_TO } from './words.ts'

type Has = Pick<WorldCtx, 'db'>

/** An account that refuses what comes, as cards ending so decline. */
const REFUSES = '0002'

/** What a target of the member's own is called, masked: "Bank Arta **** 7788"; null for another's and one that was removed. */
export function targetName(ctx: Has, member_no: string, { kind, id }: RefundTarget): string | null {
  if (kind === 'refund_card') {
    const account = ownKept(refundShelf(ctx), member_no, id)
    return account && `${bankName(account.bank_code)} **** ${account.last4}`
  }
  const wallet = ownEWallet(ctx, member_no, id)
  return wallet && `${eWalletName(wallet.e_wallet_code)} ${wallet.masked_phone}`
}

/** Why money can't be brought to where a request wants it; null when it can. */
export function troubleWith(ctx: Has, { member_no, target }: Pick<AfterSaleRow, 'member_no' | 'target'>): FailReason | null {
  if (target === null) return null
  const name = targetName(ctx, member_no, target)
  if (name === null) return 'account_closed'
  return name.endsWith(REFUSES) ? 'name_mismatch' : null
}

/** The end of the card an order was paid with, as far as it is known. */
function paidCard({ db }: Has, paid_with: string | null): string | undefined {
  if (paid_with === null) return undefined
  return db.cards.get(paid_with)?.last4 ?? /\b\d{4}\b/.exec(paid_with)?.[0]
}

/** The way an order was paid, as its money goes back there. */
function wayBack(ctx: Has, { order_no, pay_method }: OrderRow, language: Language): string {
  if (pay_method === null) return REFUND_TO.coins[language]
  const payment = ctx.db.payments.find((row) => row.order_no === order_no && row.method === pay_method && row.settled_at !== null)
  if (pay_method !== 'card') return channelName(pay_method, payment?.channel ?? null)
  const last4 = paidCard(ctx, payment?.paid_with ?? null)
  return last4 === undefined ? REFUND_TO.card[language] : `${REFUND_TO.card[language]} **** ${last4}`
}

/** Where the money of a request goes, as its member reads it. */
export function refundTo(ctx: Has, { target_name }: Pick<AfterSaleRow, 'target_name'>, order: OrderRow, language: Language): string {
  return target_name ?? wayBack(ctx, order, language)
}
