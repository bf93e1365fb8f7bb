import { ERRORS } from '@nusaria/contracts/errors'
import { expect, test } from 'vitest'
import { findStatus, specialTags } from './page-kinds.ts'
import { toReplies } from './tags.ts'

const coffee = { nav_type_id: '1201', nav_type_name: 'Kopi', icon_url: '/a', child_list: [] }
const listed = { pages: [{ total: 17, list: [{ product_no: 'P1', product_name: 'Kopi Gayo' }] }] }

/** What a list's page says when these replies arrived in time. */
function tagsOfList(query: string, replies: Readonly<Record<string, unknown>>) {
  const queries = Object.entries(replies).map(([endpointName, data]) => [endpointName, { endpointName, data }])
  return specialTags('/commodityList', {
    title: 'Kopi · Nusaria',
    language: 'id',
    origin: 'https://shop.example',
    path: `/commodityList?${query}`,
    params: new URLSearchParams(query),
    replies: toReplies(Object.fromEntries(queries)),
    t: ((key: string, { count }: { count?: number } = {}) => (count === undefined ? key : `${key} ${count}`)) as never,
  })
}

test('a category lists its products, with the way to it', () => {
  const { description, jsonLd, index } = tagsOfList('typeId=1201', { navTypeList: [coffee], productList: listed })
  expect([description, index]).toEqual(['seo:category 17', undefined])
  expect(jsonLd).toMatchObject([
    {
      '@type': 'ItemList',
      numberOfItems: 17,
      itemListElement: [{ name: 'Kopi Gayo', url: 'https://shop.example/commodDetail?product_no=P1' }],
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ item: 'https://shop.example/' }, { name: 'Kopi' }] },
  ])
})

test('a category whose products come too late stays in the search engines', () => {
  expect(tagsOfList('typeId=1201', { navTypeList: [coffee] })).toEqual({})
  expect(tagsOfList('typeId=1201', { productList: listed })).toEqual({})
})

test('what a search finds, and a category that does not exist, are not for search engines', () => {
  expect(tagsOfList('keyword=kopi', {})).toEqual({ index: false })
  expect(tagsOfList('typeId=9', { navTypeList: [coffee], productList: listed })).toEqual({ index: false })
})

type Reply = { readonly data: unknown } | { readonly error: unknown }

function statusAt(address: string, replies: Readonly<Record<string, Reply>>) {
  const url = new URL(address, 'https://shop.example')
  const queries = Object.entries(replies).map(([endpointName, reply]) => [endpointName, { endpointName, ...reply }])
  return findStatus(url.pathname, url.searchParams, toReplies(Object.fromEntries(queries)))
}

const refused = (name: 'PRODUCT_INFO_MISSING' | 'SEARCH_RESULT_FAILED' | 'PAGE_CONTENT_MISSING', params = {}): Reply => ({
  error: { kind: 'business', code: ERRORS[name].code, params },
})
const types = { data: [{ nav_type_id: '12', child_list: [{ nav_type_id: '1201' }] }] }
const list = (...rows: readonly string[]) => ({ data: { pages: [{ list: rows, total: 17 }] } })

test('a product that the shop never had is not found, one that is no longer sold is gone', () => {
  const address = '/commodDetail?product_no=P1'
  expect(statusAt(address, { productMinSkuDetail: refused('PRODUCT_INFO_MISSING') })).toBe(404)
  expect(statusAt(address, { productMinSkuDetail: refused('PRODUCT_INFO_MISSING', { discontinued: 1 }) })).toBe(410)
  expect(statusAt(address, { productMinSkuDetail: { error: { kind: 'network' } } })).toBe(200)
  expect(statusAt(address, {})).toBe(200)
})

test('a category that does not exist is not found, unless the categories came too late', () => {
  expect(statusAt('/commodityList?typeId=9', { navTypeList: types, productList: list() })).toBe(404)
  expect(statusAt('/commodityList?typeId=9', {})).toBe(200)
  expect(statusAt('/commodityList?typeId=', { navTypeList: types })).toBe(200)
  for (const typeId of ['12', '1201']) expect(statusAt(`/commodityList?typeId=${typeId}`, { navTypeList: types })).toBe(200)
})

test('a page after the end of a list is not found; an empty list is', () => {
  expect(statusAt('/commodityList?typeId=12&page=3', { navTypeList: types, productList: list() })).toBe(404)
  expect(statusAt('/commodityList?typeId=12&page=2', { navTypeList: types, productList: list('Kopi') })).toBe(200)
  expect(statusAt('/commodityList?keyword=kopi&page=900', { search: refused('SEARCH_RESULT_FAILED') })).toBe(404)
  expect(statusAt('/commodityList?keyword=xyz', { search: list() })).toBe(200)
})

test('a campaign that the shop does not have is not found', () => {
  expect(statusAt('/activities?project_id=x', { cmsGetById: refused('PAGE_CONTENT_MISSING') })).toBe(404)
})
