import { LruCache } from '@nusaria/catalogue/lib/lru-cache'
import { MINUTE, SECOND } from '@nusaria/catalogue/lib/time'

/** Wrong tokens that an address may send in a minute before it has to wait for the rest of it. */
export const WRONG_TOKENS = 10
/** The most addresses that are remembered. */
const ADDRESSES = 10_000

/** Counts wrong tokens by the address that sent them. */
export class WrongTokens {
  readonly #counts = new LruCache<{ count: number; since: number }>(ADDRESSES)
  readonly #now: () => number

  /** @param now real time in ms */
  constructor(now: () => number) {
    this.#now = now
  }

  add(address: string): void {
    const row = this.#current(address)
    row.count += 1
  }

  /** Whole seconds until an address may send a token again; 0 when it may now. */
  waitOf(address: string): number {
    const { count, since } = this.#current(address)
    return count < WRONG_TOKENS ? 0 : Math.ceil((since + MINUTE - this.#now()) / SECOND)
  }

  /** The count of an address. A minute after its beginning it begins again. */
  #current(address: string): { count: number; since: number } {
    const now = this.#now()
    const row = this.#counts.get(address, () => ({ count: 0, since: now }))
    if (row.count === 0 || now - row.since >= MINUTE) Object.assign(row, { count: 0, since: now })
    return row
  }
}
