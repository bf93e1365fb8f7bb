import type { Complete } from '@nusaria/contracts/added'
import type { authContract } from '@nusaria/contracts/auth'
import type { Session } from '@nusaria/contracts/auth-entities'
import type { InputOf } from '@nusaria/contracts/contract'
import type { Ctx, EventCtx, RequestDevice, WorldCtx } from '../../engine/contract/context.ts'
import { wasRecentlyDeleted } from '../account-deletion/deleted.ts'
import { mergeGuestCart } from '../cart/merge.ts'
import { findByAccount, register } from '../member/accounts.ts'
import { SEEDED_MEMBERS } from '../member/seed.ts'
import type { MemberRow } from '../member/tables.ts'
import { mergeGuestViews } from '../product/recent-views.ts'
import { proofFor, withDefaults } from './login-proofs.ts'
import { openSession } from './sessions.ts'

type Call = typeof authContract.login

/**
 * The member of an account that the caller has proved to own; null when nobody has it. The proof is used up even when the member may not
 * log in.
 */
function findAdmittedMember(ctx: Ctx<Call>, account: string): MemberRow | null {
  const member = findByAccount(ctx, account)
  if (!member && wasRecentlyDeleted(ctx, account)) ctx.fail('MEMBER_MISSING', { commitWrites: true })
  const refusal = member && loginRefusal(member)
  if (refusal) ctx.fail(refusal, { commitWrites: true })
  return member ?? null
}

/** Why a member may not log in, even with a valid proof. */
function loginRefusal({ disabled, abnormal }: MemberRow) {
  if (disabled) return 'MEMBER_DISABLED'
  return abnormal ? 'ACCOUNT_ABNORMAL' : null
}

/** Logs a member in on a device and merges the guest's cart and viewed products. Seed the member first. */
function startSession(ctx: WorldCtx, member_no: string, on: RequestDevice, registered: boolean): Complete<Session> {
  mergeGuestCart(ctx, on.device, member_no)
  mergeGuestViews(ctx, on.device, member_no)
  return openSession(ctx, member_no, registered, on.userAgent)
}

/** Logs in, or registers an account that nobody has. */
export async function login(ctx: Ctx<Call>, sent: InputOf<Call>['body']): Promise<Complete<Session>> {
  const body = withDefaults(sent)
  const prove = proofFor(body) ?? ctx.fail('LOGIN_FAILED', { field: 'login_type' })
  const account = await prove(ctx, body)
  const known = findAdmittedMember(ctx, account)
  const { member_no } = known ?? register(ctx, account)
  ctx.ensureSeeded(member_no)
  return startSession(ctx, member_no, ctx, known === null)
}

/** Logs in without a proof, for the control API: a seeded member by name, others by number, phone or e-mail. Null when nobody matches. */
export function signIn(ctx: EventCtx, named: string, on: RequestDevice): Complete<Session> | null {
  const seeded = Object.hasOwn(SEEDED_MEMBERS, named) ? SEEDED_MEMBERS[named as keyof typeof SEEDED_MEMBERS] : named
  const member = ctx.db.members.get(seeded) ?? findByAccount(ctx, named)
  if (!member) return null
  const refusal = loginRefusal(member)
  return refusal ? ctx.fail(refusal) : startSession(ctx, member.member_no, on, false)
}
