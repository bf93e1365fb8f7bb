import type { Language } from '@nusaria/contracts/headers'
import MiniSearch, { type SearchResult as Match, type Query } from 'minisearch'
import type { NavTypeRow, ProductRow } from '../products/types.ts'
import { beginningWith, type FoldedNames, foldedNames } from './beginnings.ts'
import { CharacterRuns } from './character-runs.ts'
import { correctionOf, type Found, type ReadWord } from './correction.ts'
import { boostsOf, FIELDS, type Field, fieldReader, isOwn, type ModelDocument, SEPARATOR, wholeName, wholeNames } from './documents.ts'
import { type Member, membersOf } from './members.ts'
import { topPositions } from './ranking.ts'
import { SearchResult } from './search-result.ts'
import { typedWords } from './tokenize.ts'
import { type Meanings, Vocabulary } from './vocabulary.ts'

/** What is called exactly as typed is so much better. */
const EXACT = 1.5

/** Suggestions choose among so many times as many of the best models. */
const CONSIDERED = 4

/** More than any score: what begins like the unfinished text comes before what only has its words. */
const BEGINS = 1_000

/** With fewer products that have all words, a result goes on with similar ones. */
const FEW = 4
/** Most similar products. */
const SIMILAR = 20
/** A product of a category that products with all words are in is so much more similar. */
const AKIN = 3
/** Similar products come after all that have all words: less than any score. */
const FAR = 100_000

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
  /** The name of each model. */
  readonly #names: readonly FoldedNames[]
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
    const documents = groups.map((places, id) => ({ id, products: places.flatMap((place) => products[place] ?? []) }))
    this.#index.addAll(documents)
    for (const document of documents)
      for (const name of wholeNames(document)) this.#named.set(name, (this.#named.get(name) ?? new Set()).add(document.id))
    this.#names = [...models.keys()].map(foldedNames)
    this.#members = membersOf(products, groups)
  }

  /** The best products that match and pass `wanted`, at most `most`; where few do, then similar ones. */
  search(text: string, language: Language, most: number, { wanted, exact = false }: SearchOptions = {}): SearchResult<ProductRow> {
    const typed = this.#typed(text)
    const match = this.#match(typed, language, false)
    const full = this.#scored(exact ? this.#asTyped(typed, language) : match)
    const similar = !exact && full.length > 0 && full.length < FEW ? this.#similar(match.words, full, language) : []
    const places = [...full, ...similar].filter((place) => !wanted || wanted(this.#at(place)))
    const correction = correctionOf(typed, match, (word) => this.#vocabulary.understood(word))
    return new SearchResult(this.#products, topPositions(places, this.#scores, most), correction, new Set(similar))
  }

  /** The positions of the products of models found; their scores are noted. */
  #scored(found: Found): number[] {
    const places: number[] = []
    for (const { score, members, has } of this.#models(found))
      for (const { place, standing, own } of members)
        if (has(own)) {
          this.#scores[place] = score * standing
          places.push(place)
        }
    return places
  }

  /** What has most of the words, and then what is in a category of products that have all; the most similar first. */
  #similar(words: readonly ReadWord[], full: readonly number[], language: Language): number[] {
    const types = new Set(full.map((place) => this.#at(place).nav_type_id))
    const isAkin = (place: number) => types.has(this.#at(place).nav_type_id)
    const matches = words.length < 2 ? [] : this.#query(words, 'OR', language)
    const most = matches.filter(
      ({ terms }) => 2 * words.filter(({ meanings }) => terms.some((term) => meanings.has(term))).length >= words.length,
    )
    const scores = full.map((place) => this.#scores[place] ?? 0)
    const found = this.#scored({ matches: most, words, left_out: [] }).filter((place) => !full.includes(place))
    full.forEach((place, at) => {
      this.#scores[place] = scores[at] ?? 0
    })
    for (const place of found) this.#scores[place] = (this.#scores[place] ?? 0) * (isAkin(place) ? AKIN : 1) - FAR
    const taken = new Set([...full, ...found])
    const akin = this.#members.flat().filter(({ place }) => !taken.has(place) && isAkin(place))
    for (const { place, sales } of akin) this.#scores[place] = sales - 2 * FAR
    return Array.from(topPositions([...found, ...akin.map(({ place }) => place)], this.#scores, SIMILAR))
  }

  /** The best products, one per model: bundles of one product don't crowd out others. First what is called something that begins so. */
  suggest(text: string, language: Language, most: number): readonly ProductRow[] {
    const places: number[] = []
    const words = this.#typed(text)
    const found = this.#match(words, language, true)
    const begins = beginningWith(text, language)
    const unfinished = !this.#vocabulary.has(words.at(-1) ?? '')
    const grades = this.#names.map(begins)
    const gradeOf = (id: number) => grades[id] ?? 0
    const matches = found.matches.toSorted((a, b) => gradeOf(b.id) - gradeOf(a.id))
    for (const { id, score, members, has } of this.#models({ ...found, matches })) {
      const best = members.find(({ own }) => has(own))
      if (!best) continue
      if (places.length >= most * CONSIDERED) break
      this.#scores[best.place] = score * (unfinished ? best.sales : best.standing) + BEGINS * gradeOf(id)
      places.push(best.place)
    }
    return new SearchResult(this.#products, topPositions(places, this.#scores, most)).rows
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
  }: Found): Generator<{ id: number; score: number; members: readonly Member[]; has: (own: ReadonlySet<string>) => boolean }> {
    const called = this.#named.get(wholeName(words.map(({ text }) => text)))
    for (const { id, score, match, queryTerms } of matches) {
      const matched = Object.entries(match)
      const ofMembers = words.flatMap(({ meanings }) => {
        const terms = matched.filter(([term]) => meanings.has(term))
        return terms.length === 0 || terms.some(([, fields]) => !fields.every(isOwn)) ? [] : [terms.map(([term]) => term)]
      })
      const has = (own: ReadonlySet<string>) => ofMembers.every((terms) => terms.some((term) => own.has(term)))
      // MiniSearch multiplies by the number of terms, which are several for one typed word.
      yield {
        id: id as number,
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
