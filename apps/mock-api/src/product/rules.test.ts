import { expect, test } from 'vitest'
import { keyOf, marksOf } from './columns.ts'
import { interestsOf, pageOfRows, sieveOf } from './rules.ts'

test('a filter takes both ends in and may have none', () => {
  const both = marksOf(false, true)
  expect(sieveOf({ price_min: 20_000, price_max: 20_000 })(20_000, both)).toBe(true)
  expect(sieveOf({ price_min: 20_001 })(20_000, both)).toBe(false)
  expect(sieveOf({ price_min: 30_000, price_max: 10_000 })(20_000, both)).toBe(false)
  expect(sieveOf({ in_stock: true, free_shipping: true })(20_000, both)).toBe(true)
  expect(sieveOf({ in_stock: true })(20_000, marksOf(true, true))).toBe(false)
  expect(sieveOf({ free_shipping: true })(20_000, marksOf(false, false))).toBe(false)
})

test('relevance keeps the order it is given', () => {
  expect(keyOf('relevance', 20_000, 5)).toBe(keyOf('relevance', 1, 9))
  expect(keyOf('price_desc', 20_000, 5)).toBeLessThan(keyOf('price_desc', 1, 5))
  expect(keyOf('sales', 1, 5)).toBeLessThan(keyOf('sales', 1, 4))
})

test('pages count from 1', () => {
  expect(pageOfRows([1, 2, 3], 1, 2)).toEqual([1, 2])
  expect(pageOfRows([1, 2, 3], 2, 2)).toEqual([3])
  expect(pageOfRows([1, 2, 3], 3, 2)).toEqual([])
})

test('interests are the newest ones, each once', () => {
  expect(interestsOf(['a', 'b', 'a', 'c', 'd'], 3)).toEqual(['a', 'b', 'c'])
})
