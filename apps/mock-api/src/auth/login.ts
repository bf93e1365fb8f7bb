import type { authContract } from '@nusaria/contracts/auth'
import type { Session } from '@nusaria/contracts/auth-entities'
import type { InputOf } from '@nusaria/contracts/endpoint'
import { mergeGuestCart } from '../cart/merge.ts'
import { wasDeleted } from '../deletion/deleted.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { findByAccount, register } from '../member/accounts.ts'
import type { MemberRow } from '../member/tables.ts'
import { mergeGuestViews } from '../product/visits.ts'
import { openSession } from './sessions.ts'
import { wayOf } from './ways.ts'

type Call = typeof authContract.login

/**
 * The member of an account that was proved to be the caller's; null when it is nobody's yet. What proved it is spent even where
 * the account may not come in.
 */
function admitted(ctx: Ctx<Call>, account: string): MemberRow | null {
  const member = findByAccount(ctx, account)
  if (!member && wasDeleted(ctx, account)) ctx.fail('MEMBER_MISSING', { keep: true })
  if (member?.disabled) ctx.fail('MEMBER_DISABLED', { keep: true })
  if (member?.abnormal) ctx.fail('ACCOUNT_ABNORMAL', { keep: true })
  return member ?? null
}

/** Signs in, or registers an account that is nobody's; what the guest put into the cart and looked at on this device comes along. */
export async function login(ctx: Ctx<Call>, body: InputOf<Call>['body']): Promise<Session> {
  const prove = wayOf(body) ?? ctx.fail('LOGIN_FAILED', { field: 'login_type' })
  const account = await prove(ctx, body)
  const known = admitted(ctx, account)
  const { member_no } = known ?? register(ctx, account)
  ctx.touch(member_no)
  mergeGuestCart(ctx, ctx.device, member_no)
  mergeGuestViews(ctx, ctx.device, member_no)
  return openSession(ctx, member_no, known === null)
}
