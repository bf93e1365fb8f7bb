import type { ProductSort } from '@nusaria/contracts/product'
import { expect, test } from 'vitest'
import { sortKey } from './columns.ts'
import { interestsOf, pageOfRows } from './product-list.ts'

test('relevance keeps the given order; others put the dearest, most sold or best rated first', () => {
  const tea = { product_no: 'P1', price: 20_000, sold_count: 5, rating: 4.5 }
  const first = (sort: ProductSort, one: Partial<typeof tea>, other: Partial<typeof tea>) =>
    sortKey(sort, { ...tea, ...one }) - sortKey(sort, { ...tea, ...other })
  expect(first('relevance', { price: 20_000 }, { price: 1, sold_count: 9 })).toBe(0)
  expect(first('price_desc', { price: 20_000 }, { price: 1 })).toBeLessThan(0)
  expect(first('sales', { sold_count: 5 }, { sold_count: 4 })).toBeLessThan(0)
  expect(first('rating', { rating: 4.6 }, {})).toBeLessThan(0)
})

test('pages count from 1', () => {
  expect(pageOfRows([1, 2, 3], 1, 2)).toEqual([1, 2])
  expect(pageOfRows([1, 2, 3], 2, 2)).toEqual([3])
  expect(pageOfRows([1, 2, 3], 3, 2)).toEqual([])
})

test('interests are the newest ones, each once', () => {
  expect(interestsOf(['a', 'b', 'a', 'c', 'd'], 3)).toEqual(['a', 'b', 'c'])
})
