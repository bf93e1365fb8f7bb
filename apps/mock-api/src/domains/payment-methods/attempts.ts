import type { FailDetail, WorldCtx } from '../../engine/contract/context.ts'
import { SECOND } from '../../lib/time.ts'
import type { MemberRow } from '../member/tables.ts'
import { attemptWait, countAttempt, hasRoom } from './rules.ts'

export interface AddCtx extends WorldCtx {
  readonly member: MemberRow
  fail(name: 'INVALID_PARAMETER' | 'ACCOUNT_NAME_EXISTS' | 'TOO_MANY_ATTEMPTS', detail?: FailDetail): never
}

interface AttemptCtx extends WorldCtx {
  readonly member: MemberRow
  fail(name: 'TOO_MANY_ATTEMPTS', detail?: FailDetail): never
}

/** Fails for a member with too many attempts; otherwise counts this one. */
export function requireAttempt(ctx: AttemptCtx): void {
  const { member_no } = ctx.member
  const tries = ctx.db.wallet_tries.get(member_no)
  const wait = attemptWait(tries, ctx.now)
  if (wait > 0) ctx.fail('TOO_MANY_ATTEMPTS', { params: { seconds: Math.ceil(wait / SECOND) } })
  const after = countAttempt(tries, ctx.now)
  if (tries) ctx.db.wallet_tries.update(member_no, after)
  else ctx.db.wallet_tries.insert({ member_no, ...after })
}

/** Fails when no more methods of a kind fit. */
export function requireRoom(ctx: AddCtx, count: number, max: number): void {
  if (!hasRoom(count)) ctx.fail('INVALID_PARAMETER', { params: { max } })
}
