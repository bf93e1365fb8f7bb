import { expect, test } from 'vitest'
import { namedPath, pageTags, type TaggedPage, toReplies } from './tags.ts'

const page: TaggedPage = {
  title: 'Kopi · Nusaria',
  language: 'id',
  origin: 'https://shop.example',
  path: '/commodityList?typeId=T1',
  params: new URLSearchParams('typeId=T1'),
  replies: toReplies({}),
  t: ((key: string) => key) as never,
}

test('the address of a page keeps what names it, and no filter', () => {
  expect(namedPath('/commodityList', '?sort=sales&typeId=T1&lang=id')).toBe('/commodityList?typeId=T1')
  expect(namedPath('/faqs', '?from=app')).toBe('/faqs')
})

test('each page of a list has an address; the first one has no number', () => {
  expect(namedPath('/commodityList', '?page=3&typeId=T1')).toBe('/commodityList?typeId=T1&page=3')
  for (const page of ['1', '0', '-2', '1e3', 'two', '99999'])
    expect(namedPath('/commodityList', `?typeId=T1&page=${page}`)).toBe('/commodityList?typeId=T1')
})

test('a page has an address in each language, and is canonical in its own', () => {
  const { canonical, alternates } = pageTags(page, {}, true)
  expect(canonical).toBe('https://shop.example/commodityList?typeId=T1&lang=id')
  expect(alternates).toEqual([
    { language: 'en', href: 'https://shop.example/commodityList?typeId=T1&lang=en' },
    { language: 'id', href: 'https://shop.example/commodityList?typeId=T1&lang=id' },
    { language: 'zh-CN', href: 'https://shop.example/commodityList?typeId=T1&lang=zh-CN' },
    { language: 'x-default', href: 'https://shop.example/commodityList?typeId=T1' },
  ])
})

test('without a language in its address it is the page for all visitors', () => {
  expect(pageTags(page, {}, false).canonical).toBe('https://shop.example/commodityList?typeId=T1')
})

test('what a kind of page says comes before what all say', () => {
  const { properties, index } = pageTags(page, { properties: { 'og:type': 'product' }, index: false }, false)
  expect(properties).toMatchObject({ 'og:type': 'product', 'og:title': 'Kopi · Nusaria', 'og:locale': 'id_ID' })
  expect(index).toBe(false)
})

test('where its address is shared a page shows the shop’s picture, large', () => {
  expect(pageTags(page, {}, false).properties).toMatchObject({
    'og:image': 'https://shop.example/icons/share.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
})
