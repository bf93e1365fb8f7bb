// `npm run bench search`: how good the search is, by the judged queries of each language, and how long a suggestion takes.

import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { gibberishRefused, searchFigures } from './search/figures.ts'

const catalogue = buildCatalogue({ seed: 1 })
const figures = searchFigures(catalogue, ({ language, half, kind }) => [language, `${language} ${half} half`, `${language} ${kind}`])

console.log(`${'judged queries'.padEnd(22)}${['queries', 'NDCG@10', 'precision@4', 'nothing'].map((name) => name.padStart(12)).join('')}`)
for (const [name, { queries, ndcg10, precision4, nothing }] of Object.entries(figures))
  console.log(`${name.padEnd(22)}${[queries, ndcg10, precision4, nothing].map((value) => String(value).padStart(12)).join('')}`)
for (const language of LANGUAGES) console.log(`gibberish that finds nothing, ${language}: ${gibberishRefused(catalogue, language)}`)

/** Typed texts of the timing, letter by letter. */
const TYPED = ['keripik singkong', 'kopi', 'sepatu lari', 'kripik', 'cokolat', 'headphone nirkabel', 'teh melati', 'deterjen cair'].flatMap(
  (text) => Array.from(text, (_, at) => text.slice(0, at + 1)),
)
const ROUNDS = 20

/** How long a call takes, ms. */
function timed(call: () => unknown): number {
  const before = performance.now()
  call()
  return performance.now() - before
}

for (const size of [600, 20_000]) {
  const shop = buildCatalogue({ seed: 1, size })
  const index = timed(() => shop.suggest({ keyword: 'a' }, 1))
  for (const keyword of TYPED) shop.suggest({ keyword }, 20)
  const times = Array.from({ length: ROUNDS }, () => TYPED.map((keyword) => timed(() => shop.suggest({ keyword }, 20))))
  const sorted = times.flat().sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
  console.log(`${size} products: index ${Math.round(index)} ms, suggestion median ${at(0.5)} ms, p99 ${at(0.99)} ms`)
}
