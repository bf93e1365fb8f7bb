import { maskPhone, normalizeAccount } from '@nusaria/contracts/account'
import type { Complete } from '@nusaria/contracts/added'
import { LIMITS } from '@nusaria/contracts/limits'
import type { SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import { type AddCtx, requireAttempt, requireRoom } from './attempts.ts'
import { isEWallet } from './options.ts'
import { hasRefundDefault } from './refund-default.ts'
import { eWalletView } from './views.ts'

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
