import { expect, test } from 'vitest'
import { filterPredicate, flagsOf, interestsOf, pageOfRows, sortKey } from './product-list.ts'

test('a filter includes both ends and may have none', () => {
  const both = flagsOf(false, true)
  expect(filterPredicate({ price_min: 20_000, price_max: 20_000 })(20_000, both)).toBe(true)
  expect(filterPredicate({ price_min: 20_001 })(20_000, both)).toBe(false)
  expect(filterPredicate({ price_min: 30_000, price_max: 10_000 })(20_000, both)).toBe(false)
  expect(filterPredicate({ in_stock: true, free_shipping: true })(20_000, both)).toBe(true)
  expect(filterPredicate({ in_stock: true })(20_000, flagsOf(true, true))).toBe(false)
  expect(filterPredicate({ free_shipping: true })(20_000, flagsOf(false, false))).toBe(false)
})

test('relevance keeps the given order', () => {
  expect(sortKey('relevance', 20_000, 5)).toBe(sortKey('relevance', 1, 9))
  expect(sortKey('price_desc', 20_000, 5)).toBeLessThan(sortKey('price_desc', 1, 5))
  expect(sortKey('sales', 1, 5)).toBeLessThan(sortKey('sales', 1, 4))
})

test('pages count from 1', () => {
  expect(pageOfRows([1, 2, 3], 1, 2)).toEqual([1, 2])
  expect(pageOfRows([1, 2, 3], 2, 2)).toEqual([3])
  expect(pageOfRows([1, 2, 3], 3, 2)).toEqual([])
})

test('interests are the newest ones, each once', () => {
  expect(interestsOf(['a', 'b', 'a', 'c', 'd'], 3)).toEqual(['a', 'b', 'c'])
})
