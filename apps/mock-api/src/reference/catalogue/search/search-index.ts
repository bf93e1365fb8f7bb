import type { Language } from '@nusaria/contracts/headers'
import MiniSearch, { type SearchResult as Match, type Query } from 'minisearch'
import type { NavTypeRow, ProductRow } from '../types.ts'
import { CharacterRuns } from './character-runs.ts'
import { correctionOf, type Found, type ReadWord } from './correction.ts'
import {
  boostsOf,
  cachedTokenizer,
  FIELDS,
  type Field,
  fieldReader,
  isOwn,
  type ModelDocument,
  SEPARATOR,
  wholeName,
  wholeNames,
} from './documents.ts'
import { topPositions, topRanked } from './ranking.ts'
import { SearchResult } from './search-result.ts'
import { typedWords } from './tokenize.ts'
import { type Meanings, Vocabulary } from './vocabulary.ts'

/** The best seller is this much better than a product never sold; among equals only. */
const POPULARITY = 0.02
/** What is sold out comes last among equals. */
const SOLD_OUT = 0.9

/** What is called exactly as typed is so much better. */
const EXACT = 1.5

/** Suggestions choose among so many times as many of the best models. */
const CONSIDERED = 4

/** A product of a model with the words that only it has. */
interface Member {
  readonly place: number
  readonly own: ReadonlySet<string>
  readonly standing: number
}

function standingOf({ sold_count, flag_sold_out }: ProductRow): number {
  return (1 + POPULARITY * Math.log10(10 + sold_count)) * (flag_sold_out ? SOLD_OUT : 1)
}

interface SearchOptions {
  readonly wanted?: ((product: ProductRow) => boolean) | undefined
  /** Only what has all words as they are typed. */
  readonly exact?: boolean | undefined
}

/** Finds products by typed text and tolerates typing errors. Built once, then read-only. */
export class SearchIndex {
  readonly #products: readonly ProductRow[]
  readonly #vocabulary = new Vocabulary()
  readonly #runs = new CharacterRuns()
  readonly #index: MiniSearch<ModelDocument>
  /** Models by all that they are called. */
  readonly #named = new Map<string, Set<number>>()
  /** The products of each model, the best first. */
  readonly #members: readonly (readonly Member[])[]
  readonly #scores: Float64Array

  constructor(products: readonly ProductRow[], typeOf: (id: string) => NavTypeRow | undefined) {
    this.#products = products
    this.#scores = new Float64Array(products.length)
    const read = fieldReader(typeOf, (text) => this.#runs.add(text))
    this.#index = new MiniSearch<ModelDocument>({
      fields: [...FIELDS],
      extractField: (document, field) => (field === 'id' ? document.id : read(document, field as Field)),
      stringifyField: String,
      tokenize: (text) => text.split(SEPARATOR),
      processTerm: (term, field) => {
        if (field) this.#vocabulary.add(term)
        return term
      },
      searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
    })
    const models = new Map<ProductRow['names'], number[]>()
    products.forEach(({ names }, place) => {
      const places = models.get(names)
      if (places) places.push(place)
      else models.set(names, [place])
    })
    const groups = [...models.values()]
    const wordsOf = cachedTokenizer()
    const ownWords = ({ attributes, edition }: ProductRow) => new Set([...wordsOf(attributes.brand), ...wordsOf(edition)])
    const documents = groups.map((places, id) => ({ id, products: places.flatMap((place) => products[place] ?? []) }))
    this.#index.addAll(documents)
    for (const document of documents)
      for (const name of wholeNames(document)) this.#named.set(name, (this.#named.get(name) ?? new Set()).add(document.id))
    this.#members = groups.map((places) =>
      places
        .map((place): Member => ({ place, own: ownWords(this.#at(place)), standing: standingOf(this.#at(place)) }))
        .sort((a, b) => b.standing - a.standing || a.place - b.place),
    )
  }

  /** The best products that match and pass `wanted`, at most `most`. */
  search(text: string, language: Language, most: number, { wanted, exact = false }: SearchOptions = {}): SearchResult<ProductRow> {
    const typed = this.#typed(text)
    const match = this.#match(typed, language, false)
    const places: number[] = []
    for (const { score, members, has } of this.#models(exact ? this.#asTyped(typed, language) : match))
      for (const { place, standing, own } of members)
        if (has(own) && (!wanted || wanted(this.#at(place)))) {
          this.#scores[place] = score * standing
          places.push(place)
        }
    const correction = correctionOf(typed, match, (word) => this.#vocabulary.understood(word))
    return new SearchResult(this.#products, topRanked(Uint32Array.from(places), this.#scores, most), correction)
  }

  /** The best products, one per model: bundles of one product don't crowd out others. */
  suggest(text: string, language: Language, most: number): readonly ProductRow[] {
    const places: number[] = []
    for (const { score, members, has } of this.#models(this.#match(this.#typed(text), language, true))) {
      const best = members.find(({ own }) => has(own))
      if (!best) continue
      if (places.length >= most * CONSIDERED) break
      this.#scores[best.place] = score * best.standing
      places.push(best.place)
    }
    return Array.from(topPositions(Uint32Array.from(places), this.#scores, most), (place) => this.#at(place))
  }

  #typed(text: string): readonly string[] {
    return typedWords(text, (word) => this.#vocabulary.has(word))
  }

  /** Models that have all words as they are typed. */
  #asTyped(typed: readonly string[], language: Language): Found {
    const words = typed.map((text): ReadWord => ({ text, meanings: this.#vocabulary.understood(text, typed.length === 1) }))
    return this.#all(words, language)
  }

  /**
   * Models that match all words. Only where none does, words are written as one or apart, and typing errors tolerated in every word;
   * where that doesn't help either, as many of the words as one model has. So "kopi" never finds "topi".
   */
  #match(typed: readonly string[], language: Language, unfinished: boolean): Found {
    const read = (words: readonly string[]) =>
      words.map((word, at): ReadWord => {
        const last = at === words.length - 1
        const meanings = this.#vocabulary.meaningsOf(word, { unfinished: unfinished && last, alone: words.length === 1 })
        return { text: word, meanings: meanings.size > 0 ? meanings : this.#nearPairs(words, at) }
      })
    const separated = this.#vocabulary.separated(typed)
    const joined = this.#vocabulary.joined(typed)
    const near = () =>
      read(typed).map(({ text, meanings }, at) => ({
        text,
        meanings: new Map([...this.#vocabulary.misspelt(text), ...this.#nearPairs(typed, at), ...meanings]),
      }))
    for (const words of [() => read(separated), () => read(typed), ...(joined ? [() => read(joined)] : []), near]) {
      const found = this.#all(words(), language)
      if (found.matches.length > 0 || typed.length === 0) return found
    }
    return this.#most(read(typed), language)
  }

  #nearPairs(words: readonly string[], at: number): Meanings {
    return this.#vocabulary.wrong(this.#runs.nearPairs(words, at))
  }

  #all(words: readonly ReadWord[], language: Language): Found {
    const complete = words.every(({ meanings }) => meanings.size > 0)
    return { matches: complete ? this.#query(words, 'AND', language) : [], words, left_out: [] }
  }

  /** Models that have the words of the model with most of them. A number or a letter alone says too little. */
  #most(words: readonly ReadWord[], language: Language): Found {
    const known = words.filter(({ meanings }) => meanings.size > 0)
    const telling = known.some(({ text }) => /\p{L}{2}|\p{Script=Han}/u.test(text))
    const [best] = telling ? this.#query(known, 'OR', language) : []
    const kept = known.filter(({ meanings }) => best?.terms.some((term) => meanings.has(term)))
    return { ...this.#all(kept, language), left_out: words.filter((word) => !kept.includes(word)).map(({ text }) => text) }
  }

  #query(words: readonly ReadWord[], combineWith: 'AND' | 'OR', language: Language): Match[] {
    if (words.length === 0) return []
    const queries = words.map(({ meanings }): Query => ({ combineWith: 'OR', queries: [...meanings.keys()] }))
    const weights = new Map(words.flatMap(({ meanings }) => [...meanings]))
    return this.#index.search({ combineWith, queries }, { boost: boostsOf(language), boostTerm: (term) => weights.get(term) ?? 1 })
  }

  /** The models found, and whether a product of one has the words which the model has only by some of its products. */
  *#models({
    matches,
    words,
  }: Found): Generator<{ score: number; members: readonly Member[]; has: (own: ReadonlySet<string>) => boolean }> {
    const called = this.#named.get(wholeName(words.map(({ text }) => text)))
    for (const { id, score, match, queryTerms } of matches) {
      const matched = Object.entries(match)
      const ofMembers = words.flatMap(({ meanings }) => {
        const terms = matched.filter(([term]) => meanings.has(term))
        return terms.some(([, fields]) => !fields.every(isOwn)) ? [] : [terms.map(([term]) => term)]
      })
      const has = (own: ReadonlySet<string>) => ofMembers.every((terms) => terms.some((term) => own.has(term)))
      // MiniSearch multiplies by the number of terms, which are several for one typed word.
      yield {
        score: (score / queryTerms.length) * (called?.has(id as number) ? EXACT : 1),
        members: this.#members[id as number] ?? [],
        has,
      }
    }
  }

  #at(place: number): ProductRow {
    const product = this.#products[place]
    if (!product) throw new RangeError(`There is no product at ${place}`)
    return product
  }
}
