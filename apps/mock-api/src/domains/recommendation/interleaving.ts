/** The numbers from 0 to `size` without the excluded ones, by position; the excluded ones are ascending. */
class RemainingNumbers {
  readonly length: number
  readonly #out: readonly number[]

  constructor(size: number, out: readonly number[]) {
    this.length = size - out.length
    this.#out = out
  }

  at(place: number): number {
    let [low, high] = [0, this.#out.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#out[middle] ?? 0) - middle <= place) low = middle + 1
      else high = middle
    }
    return place + low
  }
}

/**
 * A permutation of 0 to `size`: every third item is one the shopper likes, between others. Both groups keep their order; excluded numbers
 * are dropped. Each position is computed directly, whatever the length.
 */
export class Interleaving {
  readonly length: number
  readonly #near: readonly number[]
  readonly #far: RemainingNumbers
  /** Complete groups of one liked and two other items. */
  readonly #groups: number

  /** `liked` and `without` are ascending. */
  constructor(size: number, liked: readonly number[], without: readonly number[] = []) {
    const gone = new Set(without)
    this.#near = liked.filter((number) => !gone.has(number))
    this.#far = new RemainingNumbers(
      size,
      [...this.#near, ...without].sort((a, b) => a - b),
    )
    this.length = this.#near.length + this.#far.length
    this.#groups = Math.min(this.#near.length, Math.floor(this.#far.length / 2))
  }

  /** The numbers of a page, counted from 1; empty after the end. */
  page(page_num: number, page_size: number): number[] {
    const first = (page_num - 1) * page_size
    const length = Math.max(0, Math.min(page_size, this.length - first))
    return Array.from({ length }, (_, n) => this.#at(first + n))
  }

  #at(place: number): number {
    const groups = this.#groups
    if (place < groups * 3) {
      const [group, within] = [Math.floor(place / 3), place % 3]
      return within === 0 ? (this.#near[group] ?? 0) : this.#far.at(group * 2 + within - 1)
    }
    const beyond = place - groups * 3
    if (groups === this.#near.length) return this.#far.at(groups * 2 + beyond)
    // More liked items than can be mixed: at most one other item is left, which comes second.
    const left = this.#far.length - groups * 2
    if (left === 1 && beyond === 1) return this.#far.at(groups * 2)
    return this.#near[groups + beyond - (beyond > 1 ? left : 0)] ?? 0
  }
}
