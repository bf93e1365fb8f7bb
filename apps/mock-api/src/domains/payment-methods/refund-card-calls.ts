import { normalizeAccount } from '@nusaria/contracts/account'
import type { Complete } from '@nusaria/contracts/added'
import { LIMITS } from '@nusaria/contracts/limits'
import type { RefundCard, RefundCardInput } from '@nusaria/contracts/payment-method-entities'
import type { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import type { Ctx, FailDetail, WorldCtx } from '../../engine/contract/context.ts'
import { type AddCtx, requireAttempt, requireRoom } from './attempts.ts'
import { isBank } from './options.ts'
import { hasRefundDefault } from './refund-default.ts'
import type { RefundCardRow } from './tables.ts'
import { refundCardView } from './views.ts'

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
    ctx.db.refund_cards.insert({ ...account, refund_card_id, member_no, is_default: !hasRefundDefault(ctx, member_no), added_at: ctx.now }),
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
  return refundCardView(ctx.db.refund_cards.update(refund_card_id, account))
}
