import { SUCCESS_STATUS } from '@nusaria/contracts/envelope'
import type { RenderRequest } from '@nusaria/server/site/rendered-page'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { productDetail } from '../testing/product-samples.ts'
import { renderPage } from './render.tsx'

vi.mock('virtual:page-files', () => ({ files: {}, firstScripts: [], firstStyles: [], starter: '', styles: {} }))

const TEMPLATE = `<html lang="en"><head><meta name="description" content="All of it"><title></title></head><body><div id="root"></div>
<noscript>No scripts</noscript></body></html>`

const stores = [
  { host: 'bandung.shop.example', storeNo: '1' },
  { host: 'solo.shop.example', storeNo: '2', features: { invoices: false } },
]

/** Pages that render and have not asked for anything yet. */
const silent = new Set<object>()
const replies: (() => void)[] = []

/** Resolves once every page that renders has asked: they render at once. */
const allAsked = () =>
  new Promise<void>((reply) => {
    replies.push(reply)
    if (silent.size === 0) for (const send of replies.splice(0)) send()
  })

/** Opens a page, and notes the store and the sender of each call. */
async function open(path: string, { host = 'shop.example', config = {} }: { host?: string; config?: RenderRequest['config'] } = {}) {
  const storeNos = new Set<string | null>()
  const senders = new Set<string>()
  silent.add(storeNos)
  const page = await renderPage({
    template: TEMPLATE,
    url: path,
    origin: `https://${host}`,
    headers: { 'accept-language': 'id', 'sec-ch-ua-mobile': '?1' },
    config,
    fetch: async (_, { headers }) => {
      const sent = new Headers(headers)
      storeNos.add(sent.get('storeNo'))
      senders.add(['Deviceid', 'platform', 'Language'].map((name) => sent.get(name)).join())
      silent.delete(storeNos)
      await allAsked()
      return Response.json({ code: 200, msg: '', data: { project_id: 'home', title: 'Kopi', sections: [] } })
    },
    report: () => {},
  })
  silent.delete(storeNos)
  return { html: page?.html ?? '', status: page?.status, storeNos: [...storeNos], senders: [...senders] }
}

test('pages of several stores render at once, each with the settings of its own host', async () => {
  // The shop's modules load with the first page, which may be late.
  await open('/')
  const opened = ['bandung', 'solo', 'bandung'].map((name) => open('/', { host: `${name}.shop.example`, config: { stores } }))
  expect((await Promise.all(opened)).map(({ storeNos }) => storeNos)).toEqual([['1'], ['2'], ['1']])
  expect((await open('/', { config: { storeNo: '7', stores } })).storeNos).toEqual(['7'])
})

test('the calls of a page name the server as their device, and the platform and language of its visitor', async () => {
  expect((await open('/')).senders).toEqual(['rendered,H5,id'])
})

test('a page that a store has switched off is not there', async () => {
  const invoiceAt = (name: string) => open('/invoice/NS1', { host: `${name}.shop.example`, config: { stores } })
  expect((await invoiceAt('bandung')).status).toBe(200)
  expect((await invoiceAt('solo')).status).toBe(404)
})

test('a member’s page comes as its title, its tabs and outlines, without a call of the member’s', async () => {
  const { html, status } = await open('/cart')
  expect(status).toBe(200)
  expect(html).toContain('<html lang="id">')
  expect(html).toContain('<title>Keranjang · Nusaria</title>')
  expect(html).toMatch(/<h1[^>]*>Keranjang<\/h1>/)
  expect(html).toMatch(/aria-current="page"[^>]*href="\/cart"|href="\/cart"[^>]*aria-current="page"/)
  expect(html).toContain('role="status"')
  expect(html).not.toContain('id="rendered"')
})

test('a page that needs scripts says so to browsers without them, and hides the outlines', async () => {
  const { html } = await open('/order')
  expect(html).toContain('<noscript>No scripts</noscript>')
  expect(html).toContain('<noscript><style>#root{display:none}</style></noscript>')
  expect((await open('/')).html).not.toContain('<noscript>')
})

test('of an HTML description the server sends the words alone', async () => {
  // In the build they are loaded with the renderer.
  await Promise.all([import('#features/product/product-page.tsx'), import('#ui/html/html-text.tsx')])
  await open('/commodDetail?product_no=P1')
  const data = productDetail({ description: '<p>Kopi <b>asli</b></p><img src=x onerror=alert(1)><script>steal()</script>' })
  const page = await renderPage({
    template: TEMPLATE,
    url: '/commodDetail?product_no=P1',
    origin: 'https://shop.example',
    headers: { 'accept-language': 'id', 'sec-ch-ua-mobile': '?1' },
    config: {},
    fetch: async (path) => Response.json({ code: 0, msg: '', data: path.includes('/min_sku_detail/') ? data : [], status: SUCCESS_STATUS }),
    report: () => {},
  })
  let html = page?.html ?? ''
  for await (const piece of page?.rest ?? []) html += piece
  expect(html).toContain('>Kopi asli</div>')
  expect(html.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '')).not.toMatch(/<b>|onerror|steal/)
})

describe('a page whose replies are late', () => {
  /** Renders home while each reply comes in time, once the first piece is there, which no machine is too slow for, or never. */
  async function openSlowly(reply: 'in time' | 'late' | 'never', nonce?: string) {
    let firstIsThere = () => {}
    const later = new Promise<void>((resolve) => {
      firstIsThere = resolve
    })
    const page = await renderPage({
      template: TEMPLATE,
      url: '/',
      origin: 'https://shop.example',
      headers: { 'accept-language': 'id', 'sec-ch-ua-mobile': '?1' },
      config: {},
      fetch: async (path, { signal }) => {
        if (reply === 'late') await later
        if (reply === 'never') await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
        const data = path.includes('/cms/')
          ? { project_id: 'home', title: 'x', sections: [{ type: 'text', title: 'Kopi', paragraphs: ['Pagi'] }] }
          : []
        return Response.json({ code: 0, msg: '', data, status: SUCCESS_STATUS })
      },
      report: () => {},
      ...(nonce && { nonce }),
    })
    firstIsThere()
    const pieces = []
    for await (const piece of page?.rest ?? []) pieces.push(piece)
    return { first: page?.html ?? '', rest: page?.rest && pieces.join(''), complete: page?.complete }
  }

  beforeAll(() => openSlowly('in time'))

  test('comes in one piece when they are in time', async () => {
    // The renderer's limits never pass: a busy machine has no say in what is in time.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { first, rest } = await openSlowly('in time', 'N1')
    vi.useRealTimers()
    expect(rest).toBeUndefined()
    expect(first).toContain('Pagi')
    expect(first).not.toContain('"N1"')
  })

  test('comes as what is there, then with what is late and its place in the state', async () => {
    const { first, rest = '', complete } = await openSlowly('late', 'N1')
    expect(complete).toBe(false)
    expect(first).not.toContain('Pagi')
    expect(first).not.toContain('</body>')
    expect(first).toContain('<template id="B:0">')
    expect(rest).toMatch(/<script type="application\/json" data-late>[^<]*cmsGetById/)
    expect(rest.indexOf('data-late')).toBeLessThan(rest.indexOf('<script nonce="N1">'))
    expect(rest).toContain('Pagi')
    expect(rest).toMatch(/<\/body>\s*<\/html>$/)
  })

  test('leaves to the browser what does not come at all, and says nothing of it', async () => {
    const { first, rest = '' } = await openSlowly('never', 'N1')
    expect(first + rest).not.toContain('"endpointName":"cmsGetById"')
    expect(rest).toContain('$RC')
  })

  test('comes in one piece without what is late when the host can send only that', async () => {
    const { first, rest, complete } = await openSlowly('late')
    expect(rest).toBeUndefined()
    expect(complete).toBe(false)
    expect(first).not.toMatch(/Pagi|<template|"endpointName":"cmsGetById"/)
  })
})

test('a component that asks twice shows both replies, so that the browser finds what it expects', async () => {
  const counts = { total: 23, in_stock: 22, free_shipping: 11, discounted: 12, ratings: [], brands: [], campaigns: [] }
  const types = [{ nav_type_id: '1201', nav_type_name: 'Kopi', count: 17 }]
  const facets = { ...counts, types, price_range: { lowest: 1, highest: 2 } }
  const replyTo = (url: string) => (url.includes('facets') ? facets : { list: [], total: 0, page_num: 1, page_size: 24 })
  const open = () =>
    renderPage({
      template: TEMPLATE,
      url: '/commodityList?keyword=kopi',
      origin: 'https://shop.example',
      headers: { 'accept-language': 'id', 'sec-ch-ua-mobile': '?0' },
      config: {},
      fetch: async (url) => Response.json({ code: 0, msg: '', data: replyTo(url), status: SUCCESS_STATUS }),
      report: () => {},
    })
  // The code of the page loads with its first request, which may be late.
  await expect.poll(async () => (await open())?.html).toContain('searchFacets(')
  const html = (await open())?.html
  expect(html).toContain('Semua kategori')
  expect(html).toMatch(/Stok tersedia<\/span><small[^>]*>22</)
})
