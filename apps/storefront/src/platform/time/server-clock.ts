/** How far the server's clock is ahead of the device's, in ms. Added to `Date.now()` it gives the server's now. */
export type ClockSkew = number

/** Deadlines then follow the server's clock, even if the device's is wrong. `serverTime` in ISO 8601, `receivedAt` in ms. */
export function clockSkew(serverTime: string, receivedAt: number): ClockSkew {
  return Date.parse(serverTime) - receivedAt
}

/** ms left until a deadline (ISO 8601) by the server's clock; 0 once it has passed. */
export function msUntil(deadline: string, skew: ClockSkew, now: number = Date.now()): number {
  return Math.max(0, Date.parse(deadline) - (now + skew))
}
