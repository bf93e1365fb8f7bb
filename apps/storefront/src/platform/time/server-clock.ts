/** How far the server's clock is ahead of the device's, in ms. Added to `Date.now()` it gives the server's now. */
export type ClockSkew = number

/**
 * The skew of a reply: its `server_time` (ISO 8601) minus the device's time at arrival (ms).
 * Deadlines then follow the server's clock, even if the device's is wrong.
 */
export function clockSkew(serverTime: string, receivedAt: number): ClockSkew {
  return Date.parse(serverTime) - receivedAt
}

/** ms left until a deadline (ISO 8601) by the server's clock; 0 once it has passed. */
export function msUntil(deadline: string, skew: ClockSkew, now: number = Date.now()): number {
  return Math.max(0, Date.parse(deadline) - (now + skew))
}
