/** A cache by key that drops its least recently used entry. */
export class LruCache<T> {
  readonly #kept = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** The value of a key, created when missing. */
  get(key: string, make: () => T): T {
    const known = this.#kept.get(key)
    const value = known ?? make()
    // Moving it to the end keeps the map in order of last use.
    this.#kept.delete(key)
    this.#kept.set(key, value)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break
      this.#kept.delete(oldest)
    }
    return value
  }
}
