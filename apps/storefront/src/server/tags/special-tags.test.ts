import { expect, test } from 'vitest'
import { Replies } from './replies.ts'
import { specialTags } from './special-tags.ts'

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
    replies: new Replies({ api: { queries: Object.fromEntries(queries) } } as never),
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
