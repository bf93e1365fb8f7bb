import { HEADERS } from '@nusaria/contracts/headers'

const AUTHORIZATION = HEADERS.authorization.toLowerCase()

/** The bearer token of a request, if any. */
export function bearerToken(headers: Readonly<Record<string, string | undefined>>): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(headers[AUTHORIZATION] ?? '')
  return match?.[1] ?? null
}
