import type { Catalogue } from '@nusaria/catalogue/products/types'
import type { Language } from '@nusaria/contracts/headers'
import { type Grades, gradesOf, ndcg10, precision4 } from './judge.ts'
import { GIBBERISH, JUDGED, type JudgedQuery } from './queries.ts'

/** How good a search is, each 0 to 1. */
export interface Figures {
  readonly queries: number
  readonly ndcg10: number
  readonly precision4: number
  /** The share of queries that find nothing. */
  readonly nothing: number
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000

/** The figures of the judged queries, grouped: the same catalogue gives the same figures. */
export function searchFigures(
  catalogue: Catalogue,
  groupsOf: (query: JudgedQuery) => readonly string[],
): Readonly<Record<string, Figures>> {
  const places = new Map(catalogue.products.map(({ product_no }, at) => [product_no, at]))
  const known = new Map<string, Grades>()
  const groups = new Map<string, { ndcg: number; precision: number; nothing: number; queries: number }>()
  for (const query of JUDGED) {
    const { rows } = catalogue.find({ keyword: query.text.toLowerCase(), language: query.language })
    const found = rows.slice(0, 10).map(({ product_no }) => places.get(product_no) ?? -1)
    const grades = known.get(query.rule) ?? gradesOf(query.rule, catalogue.products)
    known.set(query.rule, grades)
    for (const name of groupsOf(query)) {
      const group = groups.get(name) ?? { ndcg: 0, precision: 0, nothing: 0, queries: 0 }
      groups.set(name, group)
      group.queries += 1
      group.ndcg += ndcg10(found, grades)
      group.precision += precision4(found, grades)
      if (found.length === 0) group.nothing += 1
    }
  }
  return Object.fromEntries(
    [...groups].sort().map(([name, { queries, ndcg, precision, nothing }]) => [
      name,
      {
        queries,
        ndcg10: rounded(ndcg / queries),
        precision4: rounded(precision / queries),
        nothing: rounded(nothing / queries),
      },
    ]),
  )
}

/** The share of texts without a meaning that find nothing. */
export function gibberishRefused(catalogue: Catalogue, language: Language): number {
  return rounded(GIBBERISH.filter((keyword) => catalogue.find({ keyword, language }).rows.length === 0).length / GIBBERISH.length)
}
