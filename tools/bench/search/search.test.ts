import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { expect, test } from 'vitest'
import { gibberishRefused, searchFigures } from './figures.ts'
import { JUDGED } from './queries.ts'

const catalogue = buildCatalogue({ seed: 1 })

test('the figures of the judged queries are those of the last change of the search', () => {
  expect(searchFigures(catalogue, ({ language }) => [language])).toMatchInlineSnapshot(`
    {
      "en": {
        "ndcg10": 0.98,
        "nothing": 0,
        "precision4": 0.985,
        "queries": 442,
      },
      "id": {
        "ndcg10": 0.973,
        "nothing": 0.002,
        "precision4": 0.974,
        "queries": 493,
      },
      "zh-CN": {
        "ndcg10": 0.961,
        "nothing": 0.016,
        "precision4": 0.967,
        "queries": 369,
      },
    }
  `)
  expect(LANGUAGES.map((language) => gibberishRefused(catalogue, language))).toMatchInlineSnapshot(`
    [
      1,
      1,
      1,
    ]
  `)
})

test.each(LANGUAGES)('at least 300 queries are judged (%s)', (language) => {
  expect(JUDGED.filter((query) => query.language === language).length).toBeGreaterThanOrEqual(300)
})
