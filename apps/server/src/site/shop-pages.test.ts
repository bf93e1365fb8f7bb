import { expect, test } from 'vitest'
import { isHomeAlias } from './home-alias.ts'
import { shopPages } from './shop-pages.ts'

test('a shop without a feature has not its pages, and all others', () => {
  const has = (path: string, features?: Parameters<typeof shopPages>[0]) => new RegExp(shopPages(features), 'i').test(path)
  for (const path of ['/invoice/A-1', '/review', '/arrivalNotices', '/cart']) expect(has(path)).toBe(true)
  const off = { reviews: false, invoices: true }
  expect(['/review', '/invoice/A-1', '/arrivalNotices', '/cart'].map((path) => has(path, off))).toEqual([false, true, true, true])
})

test('/pc leads home, with a slash and in capitals; no other address does', () => {
  expect(['/pc', '/pc/', '/PC', '/Pc/'].map(isHomeAlias)).toEqual([true, true, true, true])
  expect(['/', '/pcs', '/pc/cart', '/cart/pc', '/pc//'].map(isHomeAlias)).toEqual([false, false, false, false, false])
})
