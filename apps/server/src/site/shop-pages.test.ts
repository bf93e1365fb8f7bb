import { expect, test } from 'vitest'
import { shopPages } from './shop-pages.ts'

test('a shop without a feature has not its pages, and all others', () => {
  const has = (path: string, features?: Parameters<typeof shopPages>[0]) => new RegExp(shopPages(features), 'i').test(path)
  for (const path of ['/invoice/A-1', '/review', '/arrivalNotices', '/cart']) expect(has(path)).toBe(true)
  const off = { reviews: false, invoices: true }
  expect(['/review', '/invoice/A-1', '/arrivalNotices', '/cart'].map((path) => has(path, off))).toEqual([false, true, true, true])
})
