import { type NavType, navContract } from '@nusaria/contracts/nav'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { searchContract } from '@nusaria/contracts/search'
import { expect, expectTypeOf, test } from 'vitest'
import { endpointName, injectCalls } from './api.ts'

test('names are the domain and the call, without repetition', () => {
  expect(endpointName('cart', 'add')).toBe('cartAdd')
  expect(endpointName('product', 'productRecommend')).toBe('productRecommend')
})

test('no two calls of the shop share a name', () => {
  const names = Object.entries(CONTRACTS).flatMap(([domain, calls]) => Object.keys(calls).map((call) => endpointName(domain, call)))
  expect(new Set(names).size).toBe(names.length)
})

test('hooks carry the names and types of their calls', () => {
  const nav = injectCalls('nav', navContract)
  const search = injectCalls('search', searchContract, { search: { paged: true } })
  expect(Object.keys({ ...nav, ...search })).toEqual(
    expect.arrayContaining(['useNavTypeListQuery', 'useSearchSuggestQuery', 'useSearchRecordsDelMutation', 'useSearchInfiniteQuery']),
  )
  expectTypeOf<(typeof nav.endpoints.navTypeList)['Types']['ResultType']>().toEqualTypeOf<NavType[]>()
  expectTypeOf<(typeof search.endpoints.searchSuggest)['Types']['QueryArg']>().toEqualTypeOf<{ keyword: string }>()
})
