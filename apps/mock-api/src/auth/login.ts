import { isEmailAccount } from '@nusaria/contracts/account'
import type { authContract, Session } from '@nusaria/contracts/auth'
import type { InputOf } from '@nusaria/contracts/endpoint'
import { mergeGuestCart } from '../cart/merge.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { findByAccount, register } from '../member/accounts.ts'
import type { MemberRow } from '../member/tables.ts'
import { takeCode } from './codes.ts'
import { openSession } from './sessions.ts'

type Call = typeof authContract.login
type Body = InputOf<Call>['body']

/** Who signs in, and whether the account was made by it. */
interface Arrival {
  readonly member: MemberRow
  readonly registered: boolean
}

/** By the code sent to a phone or an e-mail address; an unknown one is registered. */
function byCode(ctx: Ctx<Call>, body: Body): Arrival {
  takeCode(ctx, { code_type: 1, account: body.account, code: body.check_code, nonce: body.image_nonce })
  const member = findByAccount(ctx, body.account)
  return member ? { member, registered: false } : { member: register(ctx, body.account), registered: true }
}

/** How each `login_type` that takes a code finds the member: 3 a phone's, 4 an e-mail's, 6 either. */
function arrivalOf(ctx: Ctx<Call>, body: Body): Arrival {
  const email = isEmailAccount(body.account)
  const fits = body.login_type === 6 || body.login_type === (email ? 4 : 3)
  return fits && body.account !== '' ? byCode(ctx, body) : ctx.fail('LOGIN_FAILED', { field: 'login_type' })
}

/** Signs in; what the guest put into the cart on this device comes along. The code is spent even where a disabled account is refused. */
export function login(ctx: Ctx<Call>, body: Body): Session {
  const { member, registered } = arrivalOf(ctx, body)
  if (member.disabled) ctx.fail('MEMBER_DISABLED', { keep: true })
  ctx.touch(member.member_no)
  mergeGuestCart(ctx, ctx.device, member.member_no)
  return openSession(ctx, ctx.db.members.get(member.member_no) ?? member, registered)
}
