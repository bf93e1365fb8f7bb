import { MINUTE } from '@nusaria/catalogue/lib/time'
import { normalizeAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import type { FailDetail } from '../../engine/http/reply.ts'
import { consumeCode } from '../auth/index.ts'
import { notifyOfAccount } from '../message/index.ts'
import { findByAccount } from './accounts.ts'
import type { MemberRow } from './tables.ts'
import { findVerification, PROOFS, type SessionCtx, sessionNo } from './verification.ts'

type Kind = 'phone' | 'email'

interface LinkCtx<E extends string> extends SessionCtx {
  readonly member: MemberRow
  fail(name: E, detail?: FailDetail): never
}

/** Characters of a ticket: impossible to guess. */
const TICKET_LENGTH = 32
const LINK = { phone: CODE_TYPE.linkPhone, email: CODE_TYPE.linkEmail } as const
const MESSAGE = { phone: 'phone_changed', email: 'email_changed' } as const

/** Takes the code sent to the linked phone or e-mail. Returns the ticket for changing it. */
export function verifyLinked(ctx: LinkCtx<'CODE_INVALID' | 'TOO_MANY_ATTEMPTS'>, kind: Kind, code: string): { verify_ticket: string } {
  const { db, member, now } = ctx
  const { member_no } = member
  const account = member[kind] ?? ctx.fail('CODE_INVALID', { field: 'check_code' })
  consumeCode(ctx, { code_type: CODE_TYPE.verifyLinked, account, code })
  const { ticket } = db.verify_tickets.insert({
    ticket: ctx.secretRng.token(TICKET_LENGTH),
    member_no,
    kind,
    session_no: sessionNo(ctx),
    expires_at: now + LIMITS.verifyMinutes * MINUTE,
  })
  return { verify_ticket: ticket }
}

interface LinkRequest<U extends string, T extends string> {
  readonly kind: Kind
  /** As typed: `0812…`, capitals. */
  readonly account: string
  readonly code: string
  readonly ticket: string | undefined
  /** The errors for an unverified old account, and for a new one that is already linked. */
  readonly unverified: U
  readonly taken: T
}

/**
 * Links a phone or an e-mail with the code sent there, and replaces the old one. The verifications that allowed it are removed, so each
 * allows one change. The code proves who has a number, whether or not an account of it was deleted.
 */
export function linkAccount<U extends string, T extends string>(
  ctx: LinkCtx<U | T | 'CODE_INVALID' | 'TOO_MANY_ATTEMPTS'>,
  wanted: LinkRequest<U, T>,
): void {
  const { db, member, now } = ctx
  const { kind, code, unverified, taken } = wanted
  const { member_no } = member
  const account = normalizeAccount(wanted.account)
  const verification = findVerification(ctx, member_no, kind, wanted.ticket)
  if (member[kind] !== null && !verification) ctx.fail(unverified, { field: 'verify_ticket' })
  if (findByAccount(ctx, account)) ctx.fail(taken, { field: kind })
  consumeCode(ctx, { code_type: LINK[kind], account, code })
  db.verify_tickets.removeWhere((row) => row.expires_at <= now || (row.member_no === member_no && PROOFS[kind].includes(row.kind)))
  db.deleted_accounts.remove(account)
  db.members.update(member_no, kind === 'phone' ? { phone: account } : { email: account })
  notifyOfAccount(ctx, member_no, MESSAGE[kind])
}
