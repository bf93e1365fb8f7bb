import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { Language } from '@nusaria/contracts/headers'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { channelName } from '../../reference/payment-channels.ts'
import type { OrderRow } from '../order/tables.ts'
import { paymentOf } from '../payment/index.ts'
import { bankName, eWalletName, findOwnEWallet, findOwnMethod, refundCardStore } from '../payment-methods/index.ts'
import type { AfterSaleRow } from './tables.ts'
import { REFUND_TO_TEXTS, type RefundFailure } from './texts.ts'

type DbCtx = Pick<WorldCtx, 'db'>

/** Accounts that end like this refuse refunds. */
const REFUSING_ACCOUNT_END = '0002'

/** The masked name of a member's target: "Bank Arta **** 7788"; null for another member's and for a removed one. */
export function targetName(ctx: DbCtx, member_no: string, { kind, id }: RefundTarget): string | null {
  if (kind === 'refund_card') {
    const account = findOwnMethod(refundCardStore(ctx), member_no, id)
    return account && `${bankName(account.bank_code)} **** ${account.last4}`
  }
  const wallet = findOwnEWallet(ctx, member_no, id)
  return wallet && `${eWalletName(wallet.e_wallet_code)} ${wallet.masked_phone}`
}

/** Why the refund to a request's target fails; null when it succeeds. */
export function refundFailure(ctx: DbCtx, { member_no, target }: Pick<AfterSaleRow, 'member_no' | 'target'>): RefundFailure | null {
  if (target === null) return null
  const name = targetName(ctx, member_no, target)
  if (name === null) return 'account_closed'
  return name.endsWith(REFUSING_ACCOUNT_END) ? 'name_mismatch' : null
}

/** The last digits of the card an order was paid with, if known. */
function paidCardLast4({ db }: DbCtx, paid_with: string | null): string | undefined {
  if (paid_with === null) return undefined
  return db.cards.get(paid_with)?.last4 ?? /\b\d{4}\b/.exec(paid_with)?.[0]
}

/** The name of the order's payment method, as the refund's target. */
function paidMethodName(ctx: DbCtx, { order_no, pay_method }: OrderRow, language: Language): string {
  if (pay_method === null) return REFUND_TO_TEXTS.coins[language]
  const payment = paymentOf(ctx, order_no)
  if (pay_method !== 'card') return channelName(pay_method, payment?.channel ?? null)
  const last4 = paidCardLast4(ctx, payment?.paid_with ?? null)
  return last4 === undefined ? REFUND_TO_TEXTS.card[language] : `${REFUND_TO_TEXTS.card[language]} **** ${last4}`
}

/** Where a request's money goes, as the member reads it. */
export function refundTo(ctx: DbCtx, { target_name }: Pick<AfterSaleRow, 'target_name'>, order: OrderRow, language: Language): string {
  return target_name ?? paidMethodName(ctx, order, language)
}
