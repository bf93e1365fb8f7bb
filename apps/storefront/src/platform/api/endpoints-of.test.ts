import { type NavType, navContract } from '@nusaria/contracts/nav'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { searchContract } from '@nusaria/contracts/search'
import { expect, expectTypeOf, test } from 'vitest'
import { api } from './api.ts'
import { endpointName, endpointsOf } from './endpoints-of.ts'

test('names are the domain and the call, without repetition', () => {
  expect(endpointName('cart', 'add')).toBe('cartAdd')
  expect(endpointName('product', 'productRecommend')).toBe('productRecommend')
})

test('no two calls of the shop share a name', () => {
  const names = Object.entries(CONTRACTS).flatMap(([domain, calls]) => Object.keys(calls).map((call) => endpointName(domain, call)))
  expect(new Set(names).size).toBe(names.length)
})

test('hooks carry the names and types of their calls', () => {
  const built = api
    .injectEndpoints({ endpoints: endpointsOf('nav', navContract) })
    .injectEndpoints({ endpoints: endpointsOf('search', searchContract) })
  expect(Object.keys(built)).toEqual(
    expect.arrayContaining(['useNavTypeListQuery', 'useSearchSuggestQuery', 'useSearchRecordsDelMutation']),
  )
  expectTypeOf<(typeof built.endpoints.navTypeList)['Types']['ResultType']>().toEqualTypeOf<NavType[]>()
  expectTypeOf<(typeof built.endpoints.searchSuggest)['Types']['QueryArg']>().toEqualTypeOf<{ keyword: string }>()
})
