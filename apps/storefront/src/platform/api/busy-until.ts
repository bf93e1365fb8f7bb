/** ms that a call waits at most */
const BUSY_MAX = 600_000

/** How many ms a call waits after HTTP 429: `Retry-After` has seconds, or a date of the server's, whose clock `Date` tells. Undefined without one. */
export function waitOf(headers: Headers): number | undefined {
  const retryAfter = headers.get('retry-after') ?? ''
  const serverNow = Date.parse(headers.get('date') ?? '') || Date.now()
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - serverNow
  return Number.isNaN(wait) ? undefined : Math.min(wait, BUSY_MAX)
}
