import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productTags } from '@nusaria/contracts/product-tags'
import { expect, it } from 'vitest'
import { createShop } from '../../shop.ts'
import { insertHead } from './html-head.ts'
import { productHead } from './product-head.ts'
import { createServer } from './server.ts'

const { engine } = createShop()
const [product] = engine.runtime.catalogue.products
if (!product) throw new Error('The catalogue is empty')
const page = '<!doctype html><html><head><title>Nusaria</title><meta name="description" content="All of it" /></head><body></body></html>'
const staticDir = mkdtempSync(join(tmpdir(), 'shop-'))
writeFileSync(join(staticDir, 'index.html'), page)
const app = createServer({ engine, control: null, staticDir, head: productHead(engine) })

const read = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers: { host: 'shop.example', ...headers } })).body

const jsonLd = (html: string) => JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

it('writes the tags of a product into its page', async () => {
  const html = await read(`/commodDetail?product_no=${product.product_no}`)
  expect(html).toContain(`<title>${product.product_name} · Nusaria</title>`)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html).toContain(`<link rel="canonical" href="http://shop.example/commodDetail?product_no=${product.product_no}"`)
  expect(html).toContain(`property="og:image" content="http://shop.example/media/`)
  expect(jsonLd(html)).toMatchObject({
    '@type': 'Product',
    name: product.product_name,
    sku: product.product_no,
    offers: { priceCurrency: 'IDR', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: product.rating, reviewCount: product.review_count },
  })
})

it('describes the product in its own world: sold out there, in stock elsewhere', async () => {
  const world = await engine.worlds.create({ seed: 1 })
  await engine.runtime.run(world, ({ db }) => {
    for (const { sku_no, stock } of product.sku_list) db.sku_states.insert({ sku_no, stock_delta: -stock, price: null, off_sale: false })
  })
  const path = `/commodDetail?product_no=${product.product_no}`
  expect(jsonLd(await read(path, { cookie: `mock_world=${world.id}` })).offers.availability).toBe('https://schema.org/OutOfStock')
  expect(jsonLd(await read(path)).offers.availability).toBe('https://schema.org/InStock')
  expect(world.journal.seq).toBe(0)
})

it('has the prices of the SKUs in stock only', async () => {
  const several = engine.runtime.catalogue.products.find(({ price, max_price }) => price < max_price)
  if (!several) throw new Error('Every product has one price')
  const world = await engine.worlds.create({ seed: 1 })
  const sellOut = several.sku_list.filter(({ price }) => price === several.price)
  await engine.runtime.run(world, ({ db }) => {
    for (const { sku_no, stock } of sellOut) db.sku_states.insert({ sku_no, stock_delta: -stock, price: null, off_sale: false })
  })
  const left = several.sku_list.filter((sku) => sku.stock > 0 && !sellOut.includes(sku)).map(({ price }) => price)
  const html = await read(`/commodDetail?product_no=${several.product_no}`, { cookie: `mock_world=${world.id}` })
  const { price, lowPrice = price } = jsonLd(html).offers
  expect(lowPrice).toBe(Math.min(...left))
  expect(html).toContain(`property="product:price:amount" content="${lowPrice}"`)
})

it.each(['/', '/commodDetail', '/commodDetail?product_no=none', '/cart?product_no=P100001'])('leaves %s as it is', async (path) => {
  expect(await read(path)).toBe(page)
})

it('escapes all texts', () => {
  const name = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)> & $& co`
  const tags = productTags(
    { ...product, image_list: [], product_name: name, description: name, nav_type_name: name, sku_list: [] },
    { origin: 'https://shop.example', url: 'https://shop.example/p?a=1&b=2', shop: 'Nusaria' },
  )
  const html = insertHead(page, tags)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('<img')
  expect(jsonLd(html).name).toBe(name)
})

it('serves a shop below a path of its origin, and leads there from outside', async () => {
  const below = createServer({ engine, control: null, staticDir, base: '/toko/', head: productHead(engine) })
  const get = (url: string) => below.inject({ url, headers: { host: 'shop.example' } })
  const address = `/toko/commodDetail?product_no=${product.product_no}`
  expect((await get(address)).body).toContain(`<link rel="canonical" href="http://shop.example${address}"`)
  expect((await get('/toko/index.html')).body).toBe(page)
  for (const [from, to] of [
    ['/', '/toko/'],
    ['/toko?a=1', '/toko/?a=1'],
    ['/cart?a=1', '/toko/cart?a=1'],
    ['//evil.example/cart', '/toko//evil.example/cart'],
  ] as const)
    expect((await get(from)).headers.location).toBe(to)
  expect((await get('/index.html')).statusCode).toBe(404)
})
