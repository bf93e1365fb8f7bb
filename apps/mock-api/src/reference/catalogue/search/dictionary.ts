import SearchableMap from 'minisearch/SearchableMap'
import { phoneticKey, SPELLINGS } from './tokenize.ts'

/** Number of a term in its dictionary. */
export type TermId = number

/** The terms that a typed word may mean, each with how much it counts. */
export type Meanings = ReadonlyMap<TermId, number>

/** How much a match counts beside the very word, which counts 1. */
const WEIGHT = { begun: 0.6, sounds: 0.5, soundsBegun: 0.3, wrong: 0.25, wrongBegun: 0.15 } as const

/** Letters a word must have to be matched by its sound; letters of a beginning that may have a wrong one. */
const SOUND_LEAST = 3
const WRONG_BEGUN_LEAST = 4

/** Short words must be right; longer ones may have one or two wrong letters. */
const wrongLetters = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

/** The words of all products, once each: what typed words are compared with. Its cost follows the language, not the number of goods. */
export class Dictionary {
  readonly #ids = new Map<string, TermId>()
  /** Terms and what else people write for them. */
  readonly #spelt = new SearchableMap<TermId[]>()
  readonly #sounds = new SearchableMap<TermId[]>()
  /** The beginnings of all terms, spelt and heard; made when the first one is begun wrongly. */
  #beginnings: SearchableMap<true> | undefined

  get size(): number {
    return this.#ids.size
  }

  /** The number of a term, which is new if it wasn't known. */
  add(term: string): TermId {
    const known = this.#ids.get(term)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(term, id)
    note(this.#spelt, term, id)
    note(this.#sounds, phoneticKey(term), id)
    return id
  }

  /** To be called when all terms are in: other spellings lead to them. */
  complete(): void {
    for (const [spelling, term] of SPELLINGS) {
      const id = this.#ids.get(term)
      if (id === undefined) continue
      note(this.#spelt, spelling, id)
      note(this.#sounds, phoneticKey(spelling), id)
    }
  }

  /** Terms that are the word or begin with it, as it is spelt, or else as it sounds. */
  exactMatches(word: string): Meanings {
    const spelt = prefixMatches(this.#spelt, word, 1, WEIGHT.begun)
    return spelt.size > 0 || word.length < SOUND_LEAST
      ? spelt
      : prefixMatches(this.#sounds, phoneticKey(word), WEIGHT.sounds, WEIGHT.soundsBegun)
  }

  /** The same, and terms with a few other letters. */
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

/** How likely a beginning was meant, 0 to 1: people get the first letters right, and leave out rather than add one. */
function likeness(typed: string, beginning: string): number {
  let shared = 0
  while (shared < typed.length && typed[shared] === beginning[shared]) shared++
  return (shared / typed.length) ** 2 * (beginning.length < typed.length ? 0.4 : 1)
}

/** Terms under keys that begin with a word; the more letters are to come, the less they count. */
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
