import { maskPhone, normalizeAccount } from '@nusaria/contracts/account'
import type { Complete } from '@nusaria/contracts/added'
import { LIMITS } from '@nusaria/contracts/limits'
import type { RefundCard, RefundCardInput, SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import type { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import { eWalletView, refundCardView } from './payment-methods.ts'
import { type AddCtx, isBank, isEWallet, requireAttempt, requireRoom } from './rules.ts'
import { hasRefundDefault } from './saved-methods.ts'
import type { RefundCardRow } from './tables.ts'

/** Saves an e-wallet by its provider and masked number; two that look equal count as one. */
export function addEWallet(ctx: AddCtx, { e_wallet_code, phone }: { e_wallet_code: string; phone: string }): Complete<SavedEWallet> {
  const { db, ids, now } = ctx
  const { member_no } = ctx.member
  if (!isEWallet(e_wallet_code)) ctx.fail('INVALID_PARAMETER', { field: 'e_wallet_code' })
  const masked_phone = maskPhone(normalizeAccount(phone))
  if (db.e_wallets.find({ member_no, e_wallet_code, masked_phone })) ctx.fail('ACCOUNT_NAME_EXISTS', { field: 'phone' })
  const count = db.e_wallets.count({ member_no })
  requireRoom(ctx, count, LIMITS.paymentMethodsMax)
  requireAttempt(ctx)
  const e_wallet_id = ids.next('EW')
  return eWalletView(
    db.e_wallets.insert({
      e_wallet_id,
      member_no,
      e_wallet_code,
      masked_phone,
      is_default: count === 0,
      is_refund_default: !hasRefundDefault(ctx, member_no),
      added_at: now,
    }),
  )
}

interface FailCtx {
  fail(name: 'INVALID_PARAMETER' | 'ACCOUNT_NAME_EXISTS', detail?: FailDetail): never
}

type AccountFields = Pick<RefundCardRow, 'bank_code' | 'last4' | 'first_name' | 'last_name' | 'phone' | 'email'>

function accountFields(input: Omit<RefundCardInput, 'card_number'>, last4: string): AccountFields {
  const { bank_code, first_name, last_name, phone, email } = input
  return { bank_code, last4, first_name: first_name.trim(), last_name: last_name.trim(), phone: normalizeAccount(phone), email }
}

/** Fails for an unknown bank, and for an account that looks like another one of the member. */
function requireNewAccount(
  ctx: Pick<WorldCtx, 'db'> & FailCtx,
  member_no: string,
  { bank_code, last4 }: AccountFields,
  own?: string,
): void {
  if (!isBank(bank_code)) ctx.fail('INVALID_PARAMETER', { field: 'bank_code' })
  const same = ctx.db.refund_cards.find({ member_no, bank_code, last4 })
  if (same && same.refund_card_id !== own) ctx.fail('ACCOUNT_NAME_EXISTS', { field: 'card_number' })
}

/** Saves an account for refunds. */
export function addRefundCard(ctx: AddCtx, input: RefundCardInput): Complete<RefundCard> {
  const { member_no } = ctx.member
  const account = accountFields(input, input.card_number.slice(-4))
  requireNewAccount(ctx, member_no, account)
  const count = ctx.db.refund_cards.count({ member_no })
  requireRoom(ctx, count, LIMITS.paymentMethodsMax)
  requireAttempt(ctx)
  const refund_card_id = ctx.ids.next('RC')
  return refundCardView(
    ctx.db.refund_cards.insert({
      ...account,
      number_changes: 0,
      refund_card_id,
      member_no,
      is_default: !hasRefundDefault(ctx, member_no),
      added_at: ctx.now,
    }),
  )
}

type Update = (typeof paymentMethodsContract)['refundCardUpdate']

/** Changes an account; its number stays unless a new one is sent. */
export function updateRefundCard(
  ctx: Ctx<Update>,
  {
    refund_card_id,
    card_number,
    ...input
  }: Omit<RefundCardInput, 'card_number'> & { refund_card_id: string; card_number?: string | undefined },
): Complete<RefundCard> {
  const { member_no } = ctx.member
  const own = ctx.owned
  // An account at another bank has another number.
  if (card_number === undefined && input.bank_code !== own.bank_code) ctx.fail('INVALID_PARAMETER', { field: 'card_number' })
  const account = accountFields(input, card_number?.slice(-4) ?? own.last4)
  requireNewAccount(ctx, member_no, account, refund_card_id)
  const number_changes = own.number_changes + (card_number === undefined ? 0 : 1)
  return refundCardView(ctx.db.refund_cards.update(refund_card_id, { ...account, number_changes }))
}
