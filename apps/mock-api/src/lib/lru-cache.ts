/** A handful of things kept by key; the one longest unused gives way. */
export class LruCache<T> {
  readonly #kept = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** What is kept under a key, made when it isn't. */
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
