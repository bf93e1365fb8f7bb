import { LANGUAGES } from '@nusaria/contracts/headers'
import { expect, test } from 'vitest'
import { buildCatalogue } from '../../src/reference/catalogue/catalogue.ts'
import { gibberishRefused, searchFigures } from './figures.ts'
import { JUDGED } from './queries.ts'

const catalogue = buildCatalogue({ seed: 1 })

test('the figures of the judged queries are those of the last change of the search', () => {
  expect(searchFigures(catalogue, ({ language }) => [language])).toMatchInlineSnapshot(`
    {
      "en": {
        "ndcg10": 0.575,
        "nothing": 0.138,
        "precision4": 0.558,
        "queries": 442,
      },
      "id": {
        "ndcg10": 0.758,
        "nothing": 0.079,
        "precision4": 0.745,
        "queries": 493,
      },
      "zh-CN": {
        "ndcg10": 0.482,
        "nothing": 0.117,
        "precision4": 0.448,
        "queries": 369,
      },
    }
  `)
  expect(gibberishRefused(catalogue)).toMatchInlineSnapshot(`0.928`)
})

test.each(LANGUAGES)('at least 300 queries are judged (%s)', (language) => {
  expect(JUDGED.filter((query) => query.language === language).length).toBeGreaterThanOrEqual(300)
})
