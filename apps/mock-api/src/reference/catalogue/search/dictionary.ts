import SearchableMap from 'minisearch/SearchableMap'
import { phoneticKey, SPELLINGS } from './tokenize.ts'

/** The number of a term in its dictionary. */
export type TermId = number

/** The terms a typed word may mean, each with its weight. */
export type Meanings = ReadonlyMap<TermId, number>

/** The weight of a match, compared to 1 for the exact word. */
const WEIGHT = { begun: 0.6, sounds: 0.5, soundsBegun: 0.3, wrong: 0.25, wrongBegun: 0.15 } as const

/** Minimum letters for a match by sound, and for a beginning with a wrong letter. */
const SOUND_LEAST = 3
const WRONG_BEGUN_LEAST = 4

/** Short words must be correct; longer ones may have one or two wrong letters. */
const wrongLetters = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

/** The distinct words of all products, to compare typed words with. Its cost grows with the vocabulary, not with the number of products. */
export class Dictionary {
  readonly #ids = new Map<string, TermId>()
  /** Terms and their alternative spellings. */
  readonly #spelt = new SearchableMap<TermId[]>()
  readonly #sounds = new SearchableMap<TermId[]>()
  /** The beginnings of all terms, spelt and phonetic; built on first need. */
  #beginnings: SearchableMap<true> | undefined

  get size(): number {
    return this.#ids.size
  }

  /** The number of a term; unknown terms get a new one. */
  add(term: string): TermId {
    const known = this.#ids.get(term)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(term, id)
    note(this.#spelt, term, id)
    note(this.#sounds, phoneticKey(term), id)
    return id
  }

  /** Adds alternative spellings. Call it after all terms are added. */
  complete(): void {
    for (const [spelling, term] of SPELLINGS) {
      const id = this.#ids.get(term)
      if (id === undefined) continue
      note(this.#spelt, spelling, id)
      note(this.#sounds, phoneticKey(spelling), id)
    }
  }

  /** Terms that equal the word or begin with it, by spelling, or else by sound. */
  exactMatches(word: string): Meanings {
    const spelt = prefixMatches(this.#spelt, word, 1, WEIGHT.begun)
    return spelt.size > 0 || word.length < SOUND_LEAST
      ? spelt
      : prefixMatches(this.#sounds, phoneticKey(word), WEIGHT.sounds, WEIGHT.soundsBegun)
  }

  /** The same, plus terms with a few different letters. */
  fuzzyMatches(word: string): Meanings {
    const meanings = new Map(this.exactMatches(word))
    for (const [terms, typed] of [
      [this.#spelt, word],
      [this.#sounds, phoneticKey(word)],
    ] as const) {
      const most = wrongLetters(typed)
      if (most === 0) continue
      for (const [term, [ids, distance]] of terms.fuzzyGet(typed, most))
        for (const id of ids) keepHighest(meanings, id, (WEIGHT.wrong * term.length) / (term.length + distance) / Math.max(1, distance))
      for (const beginning of this.#begun().fuzzyGet(typed, 1).keys())
        for (const [id, weight] of prefixMatches(terms, beginning, WEIGHT.wrongBegun, WEIGHT.wrongBegun))
          keepHighest(meanings, id, weight * likeness(typed, beginning))
    }
    return meanings
  }

  #begun(): SearchableMap<true> {
    if (this.#beginnings) return this.#beginnings
    const beginnings = new SearchableMap<true>()
    for (const terms of [this.#spelt, this.#sounds])
      for (const term of terms.keys())
        for (let length = WRONG_BEGUN_LEAST; length < term.length; length++) beginnings.set(term.slice(0, length), true)
    this.#beginnings = beginnings
    return beginnings
  }
}

function note(map: SearchableMap<TermId[]>, key: string, id: TermId): void {
  map.update(key, (ids) => (ids === undefined ? [id] : ids.includes(id) ? ids : [...ids, id]))
}

function keepHighest(meanings: Map<TermId, number>, id: TermId, weight: number): void {
  if ((meanings.get(id) ?? 0) < weight) meanings.set(id, weight)
}

/** How likely a beginning was meant, 0 to 1: people get the first letters right, and omit letters rather than add them. */
function likeness(typed: string, beginning: string): number {
  let shared = 0
  while (shared < typed.length && typed[shared] === beginning[shared]) shared++
  return (shared / typed.length) ** 2 * (beginning.length < typed.length ? 0.4 : 1)
}

/** Terms under keys that begin with a word. The more letters are missing, the lower the weight. */
function prefixMatches(map: SearchableMap<TermId[]>, word: string, whole: number, begun: number): Map<TermId, number> {
  const meanings = new Map<TermId, number>()
  if (word === '') return meanings
  for (const [key, ids] of map.atPrefix(word).entries()) {
    const rest = key.length - word.length
    const weight = rest === 0 ? whole : (begun * key.length) / (key.length + 0.3 * rest)
    for (const id of ids) keepHighest(meanings, id, weight)
  }
  return meanings
}
