import { expect, test } from 'vitest'
import { sortAt, wantedAt, withSort } from './wanted.ts'

test('the address says what is wanted, and wins over the navigation state', () => {
  expect(wantedAt({ search: '?keyword=kopi%20gayo', state: { typeId: 'N01', source: 'category' } })).toEqual({
    keyword: 'kopi gayo',
    typeId: null,
  })
  expect(wantedAt({ search: '?typeId=N01', state: null })).toEqual({ keyword: null, typeId: 'N01' })
})

test('without a query the navigation state says it', () => {
  expect(wantedAt({ search: '', state: { keyword: ' kopi ', timestamp: 1 } })).toEqual({ keyword: 'kopi', typeId: null })
  expect(wantedAt({ search: '', state: { typeId: 'N01', source: 'category' } })).toEqual({ keyword: null, typeId: 'N01' })
})

test('nothing usable wants nothing', () => {
  for (const state of [null, undefined, 'kopi', { keyword: '  ' }, { typeId: 3 }])
    expect(wantedAt({ search: '?keyword=', state })).toBeNull()
})

test('the order lives in the query; relevance needs no word', () => {
  expect(sortAt('?keyword=kopi&sort=price_asc')).toBe('price_asc')
  expect(sortAt('?sort=backwards')).toBe('relevance')
  expect(withSort('?keyword=kopi', 'sales')).toBe('?keyword=kopi&sort=sales')
  expect(withSort('?keyword=kopi&sort=sales', 'relevance')).toBe('?keyword=kopi')
})
