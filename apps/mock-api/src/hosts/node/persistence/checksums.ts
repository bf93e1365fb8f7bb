import { hash } from '@nusaria/catalogue/lib/rng'

/** One write to a store; `value` undefined removes the key. */
export interface Write {
  readonly key: string
  readonly value: string | undefined
}

/**
 * Checksums of a store's entries. Their total shows whether exactly the written entries are there: the store's own checks find a broken
 * block, but not a missing one.
 */
export class Checksums {
  readonly #byKey = new Map<string, number>()
  #total = 0

  /** The checksum of all entries, 32 bits. */
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
