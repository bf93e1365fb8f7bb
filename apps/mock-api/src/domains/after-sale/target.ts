import { channelName } from '@nusaria/catalogue/payment-channels'
import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { Language } from '@nusaria/contracts/headers'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { OrderRow } from '../order/tables.ts'
import { paymentOf } from '../payment/index.ts'
import {
  bankName,
  eWalletDigest,
  eWalletName,
  findOwnEWallet,
  findOwnMethod,
  refundCardDigest,
  refundCardStore,
} from '../payment-methods/index.ts'
import type { AfterSaleRow } from './tables.ts'
import { REFUND_TO_TEXTS, type RefundFailure } from './texts.ts'

type DbCtx = Pick<WorldCtx, 'db'>

/** Accounts that end like this refuse refunds. */
const REFUSING_ACCOUNT_END = '0002'

/** A member's account as it is now: its masked name, "Bank Arta **** 7788", and its digest. */
interface TargetAccount {
  readonly name: string
  readonly digest: string
}

/** A member's target; null for another member's and for a removed one. */
export function findTarget(ctx: DbCtx, member_no: string, { kind, id }: RefundTarget): TargetAccount | null {
  if (kind === 'refund_card') {
    const account = findOwnMethod(refundCardStore(ctx), member_no, id)
    return account && { name: `${bankName(account.bank_code)} **** ${account.last4}`, digest: refundCardDigest(account) }
  }
  const wallet = findOwnEWallet(ctx, member_no, id)
  return wallet && { name: `${eWalletName(wallet.e_wallet_code)} ${wallet.masked_phone}`, digest: eWalletDigest(wallet) }
}

/** The account that a request's money goes to, as it is now; null for the order's payment method and for a removed account. */
export function targetAccount(ctx: DbCtx, { member_no, target }: Pick<AfterSaleRow, 'member_no' | 'target'>): TargetAccount | null {
  return target && findTarget(ctx, member_no, target)
}

/** Why the refund to a request's target fails; null when it succeeds. */
export function refundFailure(ctx: DbCtx, row: Pick<AfterSaleRow, 'member_no' | 'target'>): RefundFailure | null {
  if (row.target === null) return null
  const account = targetAccount(ctx, row)
  if (account === null) return 'account_closed'
  return account.name.endsWith(REFUSING_ACCOUNT_END) ? 'name_mismatch' : null
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

/** Where a request's money goes, as the member reads it; after it was tried, where it went or was refused. */
export function refundTo(ctx: DbCtx, row: AfterSaleRow, order: OrderRow, language: Language): string {
  const isTried = row.status === AFTER_SALE_STATUS.success || row.end_reason === 'refund_failed'
  const account = isTried ? null : targetAccount(ctx, row)
  return account?.name ?? row.target_name ?? paidMethodName(ctx, order, language)
}
