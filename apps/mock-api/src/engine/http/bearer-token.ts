import { HEADERS } from '@nusaria/contracts/headers'
import type { MemberRow } from '../../domains/member/tables.ts'
import type { Db } from '../store/tables.ts'

const AUTHORIZATION = HEADERS.authorization.toLowerCase()

/** The bearer token of a request, if any. */
export function bearerToken(headers: Readonly<Record<string, string | undefined>>): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(headers[AUTHORIZATION] ?? '')
  return match?.[1] ?? null
}

/** Whom a token belongs to; null when it is unknown or its time is over. */
export function memberOfToken(db: Db, token: string | null, now: number): MemberRow | null {
  const session = token === null ? undefined : db.sessions.get(token)
  if (!session || session.expires_at <= now) return null
  return db.members.get(session.member_no) ?? null
}
