import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import type { VerifyTicketRow } from './tables.ts'

type Kind = VerifyTicketRow['kind']

/** What was verified that allows a change: a phone that is lost is changed by the e-mail. */
export const PROOFS: Readonly<Record<Kind, readonly Kind[]>> = { phone: ['phone', 'email'], email: ['email'] }

export type SessionCtx = WorldCtx & Pick<Ctx, 'token'>

/** The session of a request; empty for none. */
export const sessionNo = ({ db, token }: SessionCtx): string => (token && db.sessions.get(token)?.session_no) || ''

/** The verification by which this session of a member may change its phone or e-mail: the one with this ticket, or its own last one. */
export function findVerification(ctx: SessionCtx, member_no: string, kind: Kind, ticket?: string): VerifyTicketRow | undefined {
  const session_no = sessionNo(ctx)
  const isOf = (row: VerifyTicketRow) => (ticket === undefined ? session_no !== '' && row.session_no === session_no : row.ticket === ticket)
  return ctx.db.verify_tickets
    .all({ member_no })
    .filter((row) => PROOFS[kind].includes(row.kind) && row.expires_at > ctx.now && isOf(row))
    .toSorted((one, other) => other.expires_at - one.expires_at)[0]
}

/** Until when this session may change a member's phone or e-mail; null where it has to verify first. */
export function verifiedUntil(ctx: SessionCtx, member_no: string, kind: Kind): string | null {
  const verification = findVerification(ctx, member_no, kind)
  return verification ? formatInstant(verification.expires_at) : null
}
