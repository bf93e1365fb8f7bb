import { expect, test } from 'vitest'
import { sitemapFiles } from './sitemap.ts'

const locations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)

test('the sitemap lists its parts, of at most 10,000 pages each', () => {
  const files = sitemapFiles(
    'https://shop.example/toko/',
    Array.from({ length: 10_001 }, (_, index) => `/p${index}`),
  )
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  expect(locations(files['sitemap.xml'])).toEqual(['https://shop.example/toko/sitemap-1.xml', 'https://shop.example/toko/sitemap-2.xml'])
  expect(locations(files['sitemap-1.xml'])).toHaveLength(10_000)
  expect(locations(files['sitemap-2.xml'])).toEqual(['https://shop.example/toko/p10000'])
})

test('a page is listed with its address in each language, and addresses are escaped in the sitemap', () => {
  const { 'sitemap-1.xml': part = '' } = sitemapFiles('https://shop.example/', ['/commodDetail?product_no=P%26<1'])
  expect(locations(part)).toEqual(['https://shop.example/commodDetail?product_no=P%26%3C1'])
  expect([...part.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href])).toEqual([
    ['en', 'https://shop.example/commodDetail?product_no=P%26%3C1&#38;lang=en'],
    ['id', 'https://shop.example/commodDetail?product_no=P%26%3C1&#38;lang=id'],
    ['zh-CN', 'https://shop.example/commodDetail?product_no=P%26%3C1&#38;lang=zh-CN'],
    ['x-default', 'https://shop.example/commodDetail?product_no=P%26%3C1'],
  ])
})
