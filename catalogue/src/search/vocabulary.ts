import SearchableMap from 'minisearch/SearchableMap'
import { rootsOf, singular } from './roots.ts'
import { mostWrong, typingDistance } from './typing-errors.ts'

/** The words of the catalogue that a typed word may mean, each with its weight. */
export type Meanings = ReadonlyMap<string, number>

/** The weight of a match, compared to 1 for the exact word. */
const WEIGHT = { plural: 0.95, root: 0.5, begun: 0.4, wrong: 0.2, wrongBegun: 0.12, added: 0.05 } as const

/** Maximum words that a typed beginning may mean: alone, and beside other words, which narrow it. */
const MOST_BEGUN = { alone: 12, beside: 48 } as const

/** Minimum letters of a word that may be two without their space. */
const PAIR_LEAST = 5

const isWord = (term: string) => !/\d|\p{Script=Han}/u.test(term)

/** The distinct words of all products, to compare typed words with. */
export class Vocabulary {
  readonly #words = new SearchableMap<true>()
  /** How many texts have it. */
  readonly #uses = new Map<string, number>()
  /** Words by what they have in common: a singular or a root. */
  readonly #singulars = new Map<string, string[]>()
  readonly #roots = new Map<string, string[]>()

  add(word: string): void {
    const uses = this.#uses.get(word) ?? 0
    this.#uses.set(word, uses + 1)
    if (uses > 0) return
    this.#words.set(word, true)
    if (!isWord(word)) return
    append(this.#singulars, singular(word), word)
    for (const root of rootsOf(word)) append(this.#roots, root, word)
  }

  has(word: string): boolean {
    return this.#uses.has(word)
  }

  #usesOf(word: string): number {
    return this.#uses.get(word) ?? 0
  }

  /** What a word means as it is typed: the word itself, else what begins with it. */
  understood(word: string, alone = false): Map<string, number> {
    const exact = this.#exact(word)
    return exact.size > 0 ? exact : this.#begun(word, alone)
  }

  /** What a word means: as it is typed, else what is written nearly so. An unfinished word may go on. */
  meaningsOf(word: string, { unfinished = false, alone = false } = {}): Meanings {
    const meanings = this.understood(word, alone)
    if (unfinished) for (const [term, weight] of this.#begun(word, alone)) keepHighest(meanings, term, weight)
    return meanings.size > 0 ? meanings : this.misspelt(word, unfinished)
  }

  /** The word, its singular or plural, and words of the same root. */
  #exact(word: string): Map<string, number> {
    const meanings = new Map<string, number>(this.has(word) ? [[word, 1]] : [])
    if (!isWord(word)) return meanings
    for (const term of this.#singulars.get(singular(word)) ?? []) keepHighest(meanings, term, WEIGHT.plural)
    for (const root of [word, ...rootsOf(word)]) {
      if (this.has(root)) keepHighest(meanings, root, WEIGHT.root)
      for (const term of this.#roots.get(root) ?? []) keepHighest(meanings, term, WEIGHT.root)
    }
    return meanings
  }

  /** The most used words that begin with it; the more letters are missing, the lower the weight. */
  #begun(word: string, alone: boolean): Map<string, number> {
    if (/^\d+$/.test(word)) return new Map()
    const begun = [...this.#words.atPrefix(word).keys()]
      .sort((a, b) => this.#usesOf(b) - this.#usesOf(a))
      .slice(0, alone ? MOST_BEGUN.alone : MOST_BEGUN.beside)
    return new Map(begun.map((term) => [term, (WEIGHT.begun * term.length) / (term.length + 0.3 * (term.length - word.length))]))
  }

  /** Words that differ in a few letters, the nearest only, else those that begin so. The first letter is right, or swapped with the second. */
  misspelt(word: string, unfinished = false): Meanings {
    const most = isWord(word) ? mostWrong(word) : 0
    if (most === 0) return new Map()
    let nearest = most
    let meanings = new Map<string, number>()
    for (const beginning of [word.slice(0, 1), `${word[1] ?? ''}${word[0] ?? ''}`])
      for (const term of this.#words.atPrefix(beginning).keys()) {
        if (term.length < word.length - most || !isWord(term) || (!unfinished && term.length > word.length + most)) continue
        const { whole, begun, letters } = typingDistance(word, term)
        const distance = unfinished ? begun : whole
        if (distance > nearest) continue
        if (distance < nearest) meanings = new Map()
        nearest = distance
        // People rather omit letters than add them.
        const weight = whole === distance ? WEIGHT.wrong : letters < word.length ? WEIGHT.added : WEIGHT.wrongBegun
        meanings.set(term, weight / Math.max(1, distance))
      }
    if (meanings.size === 0 && !unfinished) return this.misspelt(word, true)
    // Rather a common word is meant than a rare one.
    const commonest = Math.max(...[...meanings.keys()].map((term) => this.#usesOf(term)))
    return new Map([...meanings].map(([term, weight]) => [term, (weight * this.#usesOf(term)) / commonest]))
  }

  /** Pairs of characters that may be meant by one with a wrong character. */
  wrong(pairs: readonly string[]): Meanings {
    return new Map(pairs.filter((pair) => this.has(pair)).map((pair) => [pair, WEIGHT.wrong]))
  }

  /** The words with neighbours written as one where that is a word ("tooth paste"); null where there is none. */
  joined(words: readonly string[]): readonly string[] | null {
    for (let at = 0; at + 1 < words.length; at++) {
      const joined = `${words[at] ?? ''}${words[at + 1] ?? ''}`
      if (this.has(joined)) return [...words.slice(0, at), joined, ...words.slice(at + 2)]
    }
    return null
  }

  /** The words with those written as one apart ("sepatulari"), where both parts are known. */
  separated(words: readonly string[]): readonly string[] {
    return words.flatMap((word) => this.#parts(word) ?? [word])
  }

  #parts(word: string): readonly [string, string] | null {
    if (word.length < PAIR_LEAST || !isWord(word) || this.#exact(word).size > 0 || this.#begun(word, true).size > 0) return null
    // The more even the parts, the less they are chance.
    const splits = Array.from({ length: word.length - 3 }, (_, at): [string, string] => [word.slice(0, at + 2), word.slice(at + 2)])
    const evenness = ([a, b]: readonly [string, string]) => Math.min(a.length, b.length)
    return splits.filter((parts) => parts.every((part) => this.has(part))).sort((a, b) => evenness(b) - evenness(a))[0] ?? null
  }
}

function append(map: Map<string, string[]>, key: string, word: string): void {
  const words = map.get(key)
  if (words) words.push(word)
  else map.set(key, [word])
}

function keepHighest(meanings: Map<string, number>, word: string, weight: number): void {
  if ((meanings.get(word) ?? 0) < weight) meanings.set(word, weight)
}
