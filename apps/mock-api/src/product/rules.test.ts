import { expect, test } from 'vitest'
import { comparison, interestsOf, interleaved, isOpen, pageOfRows, passes } from './rules.ts'

const facts = { price: 20_000, sold_out: false, free_shipping: false, sold_count: 5 }

test('a filter takes both ends in and may have none', () => {
  expect(isOpen({})).toBe(true)
  expect(isOpen({ in_stock: false })).toBe(true)
  expect(isOpen({ price_max: 0 })).toBe(false)
  expect(passes(facts, { price_min: 20_000, price_max: 20_000 })).toBe(true)
  expect(passes(facts, { price_min: 20_001 })).toBe(false)
  expect(passes(facts, { price_min: 30_000, price_max: 10_000 })).toBe(false)
  expect(passes({ ...facts, sold_out: true }, { in_stock: true })).toBe(false)
  expect(passes(facts, { free_shipping: true })).toBe(false)
})

test('relevance keeps the order it is given', () => {
  expect(comparison('relevance')).toBeNull()
  expect(comparison('price_desc')?.(facts, { ...facts, price: 1 })).toBeLessThan(0)
})

test('pages count from 1', () => {
  expect(pageOfRows([1, 2, 3], 1, 2)).toEqual([1, 2])
  expect(pageOfRows([1, 2, 3], 2, 2)).toEqual([3])
  expect(pageOfRows([1, 2, 3], 3, 2)).toEqual([])
})

test('interests come at every third place; nothing is lost or doubled', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7]
  expect(interleaved(rows, (row) => row > 5)).toEqual([6, 1, 2, 7, 3, 4, 5])
  expect(interleaved(rows, () => false)).toBe(rows)
  expect(interleaved(rows, () => true)).toEqual(rows)
  expect(interestsOf(['a', 'b', 'a', 'c', 'd'], 3)).toEqual(['a', 'b', 'c'])
})
