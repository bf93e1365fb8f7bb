import type { ProductSort } from '@nusaria/contracts/product'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatListQuery, isCompleteQuery, type ListQuery, parseListQuery } from './list-query.ts'

const at = (search: string, state: unknown = null) => parseListQuery({ search, state })
const plain = { sort: 'relevance', filters: {} } as const

describe('the source of a list', () => {
  it('comes from the URL before the navigation state', () => {
    expect(at('?keyword=kopi%20gayo', { typeId: 'N01', source: 'category' })).toEqual({
      source: { keyword: 'kopi gayo', typeId: null },
      ...plain,
    })
    expect(at('?typeId=N01')).toEqual({ source: { keyword: null, typeId: 'N01' }, ...plain })
  })

  it('comes from the navigation state when the URL has no query', () => {
    expect(at('', { keyword: ' kopi ', timestamp: 1 })?.source).toEqual({ keyword: 'kopi', typeId: null })
    expect(at('', { typeId: 'N01', source: 'category' })?.source).toEqual({ keyword: null, typeId: 'N01' })
    expect(isCompleteQuery('')).toBe(false)
    expect(isCompleteQuery('?sort=sales')).toBe(false)
    expect(isCompleteQuery('?typeId=N01')).toBe(true)
  })

  it('is unknown without valid input', () => {
    for (const state of [null, undefined, 'kopi', { keyword: '  ' }, { typeId: 3 }]) expect(at('?keyword=', state)).toBeNull()
    expect(at(`?typeId=${'N'.repeat(33)}`)).toBeNull()
  })

  it('may be the keyword as it is typed', () => {
    const exact = { keyword: 'kpoi', typeId: null, exact: true } as const
    expect(at('?keyword=kpoi&exact=1')?.source).toEqual(exact)
    expect(formatListQuery({ source: exact, ...plain })).toBe('?keyword=kpoi&exact=1')
    expect(formatListQuery({ source: { keyword: 'kopi', typeId: null }, ...plain }, '?keyword=kpoi&exact=1')).toBe('?keyword=kopi')
    expect(at('?typeId=N01&exact=1')?.source).toEqual({ keyword: null, typeId: 'N01' })
  })

  it('is cut off at the maximum length of a keyword', () => {
    expect(at(`?keyword=${'kopi '.repeat(40)}`)?.source.keyword).toHaveLength(99)
  })
})

describe('filters and sorting', () => {
  it('come from the URL', () => {
    expect(at('?keyword=kopi&sort=price_asc&price_min=10000&price_max=25000&type=N0203&in_stock=1&free_shipping=1')).toEqual({
      source: { keyword: 'kopi', typeId: null },
      sort: 'price_asc',
      filters: { price_min: 10_000, price_max: 25_000, type: 'N0203', in_stock: true, free_shipping: true },
    })
  })

  it('may be several brands, a rating, a campaign and what is on sale', () => {
    expect(at('?typeId=N01&discounted=1&rating_min=4.5&brand=Kilaura&brand=Teh+%26+Co&brand=Kilaura&campaign=kopi')?.filters).toEqual({
      discounted: true,
      rating_min: 4.5,
      brands: ['Kilaura', 'Teh & Co'],
      project_id: 'kopi',
    })
  })

  it.each([
    '?keyword=kopi&rating_min=6&brand=&campaign=&discounted=true',
    `?keyword=kopi&rating_min=0&brand=${'N'.repeat(101)}&campaign=${'N'.repeat(65)}`,
    '?keyword=kopi&sort=backwards',
    '?keyword=kopi&price_min=cheap&price_max=-5',
    '?keyword=kopi&price_min=0&price_max=1e5',
    '?keyword=kopi&price_min=9999999999999999',
    '?keyword=kopi&price_min=50000&price_max=10000',
    '?keyword=kopi&in_stock=yes&free_shipping=0',
    `?keyword=kopi&type=${'N'.repeat(33)}`,
  ])('ignores invalid values: %s', (search) => {
    expect(at(search)).toEqual({ source: { keyword: 'kopi', typeId: null }, ...plain })
  })

  it('has no category filter in a category', () => {
    expect(at('?typeId=N01&type=N0203')).toEqual({ source: { keyword: null, typeId: 'N01' }, ...plain })
    expect(at('?typeId=N01&keyword=kopi&type=N0203')?.filters).toEqual({})
  })

  it('leaves out defaults and keeps other parameters of the URL', () => {
    const source = { keyword: 'kopi', typeId: null } as const
    expect(formatListQuery({ source, sort: 'relevance', filters: {} })).toBe('?keyword=kopi')
    expect(formatListQuery({ source, sort: 'relevance', filters: { in_stock: true } }, '?lng=id&price_max=5&sort=sales')).toBe(
      '?lng=id&keyword=kopi&in_stock=1',
    )
  })
})

const price = fc.integer({ min: 1, max: 999_999_999 })
const prices = fc
  .tuple(fc.option(price), fc.option(price))
  .map(([a, b]) =>
    a !== null && b !== null && a > b ? { price_min: b, price_max: a } : { price_min: a ?? undefined, price_max: b ?? undefined },
  )
const flag = fc.constantFrom(true as const, undefined)
const typeId = fc.string({ minLength: 1, maxLength: 32, unit: 'grapheme-ascii' })
const keyword = fc
  .string({ minLength: 1, maxLength: 100 })
  .filter((text) => text.trim() !== '')
  .map((text) => text.trim())
const sort = fc.constantFrom<ProductSort>('relevance', 'sales', 'price_asc', 'price_desc', 'newest', 'rating')
const optional = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const narrowed = fc.record({
  prices,
  in_stock: flag,
  free_shipping: flag,
  discounted: flag,
  rating_min: optional(fc.integer({ min: 1, max: 50 }).map((tenths) => tenths / 10)),
  brands: optional(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 100 }), { minLength: 1, maxLength: 20 })),
  project_id: optional(fc.string({ minLength: 1, maxLength: 64 })),
})
const found = fc.record({ keyword, sort, narrowed, type: optional(typeId) })
const listed = fc.record({ typeId, sort, narrowed })

it('every query survives being written to a URL and read again', () => {
  const same = (query: ListQuery) => {
    expect(at(formatListQuery(query))).toEqual(query)
  }
  fc.assert(
    fc.property(found, ({ keyword, sort, type, narrowed: { prices, ...flags } }) =>
      same({ source: { keyword, typeId: null }, sort, filters: { ...prices, ...flags, type } }),
    ),
  )
  fc.assert(
    fc.property(listed, ({ typeId, sort, narrowed: { prices, ...flags } }) =>
      same({ source: { keyword: null, typeId }, sort, filters: { ...prices, ...flags } }),
    ),
  )
})
