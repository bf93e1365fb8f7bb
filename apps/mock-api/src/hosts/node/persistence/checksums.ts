import { hash } from '../../../lib/rng.ts'

/** One write to a store of texts; `value` undefined takes the key out. */
export interface Write {
  readonly key: string
  readonly value: string | undefined
}

/**
 * What a store holds, as sums alone: whether all that was written is there, and nothing else, is one number to compare. The store's own
 * checks tell of a broken block, not of one that is missing.
 */
export class Checksums {
  readonly #byKey = new Map<string, number>()
  #total = 0

  /** Of everything that is there, 32 bits. */
  get total(): number {
    return this.#total >>> 0
  }

  add({ key, value }: Write): void {
    const before = this.#byKey.get(key) ?? 0
    const after = value === undefined ? 0 : hash(`${key}\u0000${value}`)
    this.#total = (this.#total - before + after) | 0
    if (value === undefined) this.#byKey.delete(key)
    else this.#byKey.set(key, after)
  }
}
