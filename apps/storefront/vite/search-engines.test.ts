import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLitemallBackend } from '@nusaria/example-backends/litemall'
import { createYudaoBackend } from '@nusaria/example-backends/yudao'
import { build, type Rollup } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { adapterFile } from '../../../scripts/lib/adapter.ts'
import { searchEngines } from './search-engines.ts'

const card = (product_no: string) => ({
  product_no,
  product_name: 'Kopi',
  price: 1,
  scribing_price: 1,
  thumb_image_url: '/a',
  major_image_url: '/a',
  discount: 0,
  flag_sold_out: 0,
  is_featured: false,
  flag_free_shipping: false,
  sold_count: 0,
  rating: 0,
})

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** An API with so many products, 50 a page. */
async function api(count: number): Promise<string> {
  const nos = Array.from({ length: count }, (_, at) => `P&${at}`)
  const server = createServer((request, reply) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const { page_num, page_size } = JSON.parse(text)
      const asked = request.url === '/api/consumer/product/list' && request.headers.storeno === '62001'
      const list = asked ? nos.slice((page_num - 1) * page_size, page_num * page_size) : []
      reply.end(JSON.stringify({ code: 0, msg: '', status: '10000', data: { list: list.map(card), total: count } }))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function files(options: Parameters<typeof searchEngines>[0]): Promise<Record<string, string>> {
  const id = 'virtual:entry'
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', resolveId: (wanted) => (wanted === id ? id : null), load: (wanted) => (wanted === id ? 'export {}' : null) },
      searchEngines(options),
    ],
    build: { write: false, rolldownOptions: { input: id } },
  })) as Rollup.RollupOutput
  return Object.fromEntries(output.output.flatMap((part) => (part.type === 'asset' ? [[part.fileName, String(part.source)]] : [])))
}

test('search engines may index products, but not members’ pages and the steps of a purchase', async () => {
  const { 'robots.txt': robots, 'sitemap.xml': sitemap } = await files({})
  for (const path of ['/cart', '/order', '/orderDetail/', '/me', '/api/']) expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).not.toContain('/commodDetail')
  expect(robots).not.toContain('Sitemap')
  expect(sitemap).toBeUndefined()
})

test('with an API that lists them, every product is in the sitemap once', async () => {
  const {
    'robots.txt': robots,
    'sitemap.xml': index,
    'sitemap-1.xml': sitemap,
  } = await files({ site: 'https://shop.example', api: await api(120) })
  expect(index).toContain('<loc>https://shop.example/sitemap-1.xml</loc>')
  expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml')
  const locations = [...(sitemap ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
  expect(locations).toContain('https://shop.example/commodDetail?product_no=P%2619')
  expect(new Set(locations.filter((location) => location?.includes('product_no'))).size).toBe(120)
})

test('an API that can’t be reached fails the build', async () => {
  await expect(files({ site: 'https://shop.example', api: 'http://127.0.0.1:9' })).rejects.toThrow(/couldn't be listed/)
})

test('with the address of the shop alone, its sitemap has the pages that are always there', async () => {
  const { 'robots.txt': robots, 'sitemap-1.xml': sitemap } = await files({ site: 'https://shop.example' })
  expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(sitemap).toContain('<loc>https://shop.example/coupons</loc>')
})

test.each([
  ['yudao', '/app-api', createYudaoBackend],
  ['litemall', '/wx', createLitemallBackend],
])('the products of a backend that differs are listed as its adapter says: %s', async (name, path, create) => {
  const { app } = create()
  closing.push(() => void app.close())
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const { 'sitemap-1.xml': sitemap } = await files({ site: 'https://shop.example', api: origin + path, adapter: adapterFile(name) })
  expect(sitemap).toContain('<loc>https://shop.example/commodDetail?product_no=101</loc>')
  expect(sitemap).toContain('<loc>https://shop.example/commodDetail?product_no=102</loc>')
})

test('a refusal of the list fails the build', async () => {
  const server = createServer((_, reply) => void reply.end(JSON.stringify({ code: 1105001, msg: 'busy', status: '1105001', data: null })))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(files({ site: 'https://shop.example', api: address })).rejects.toThrow(/couldn't be listed.*code 1105001/)
})
