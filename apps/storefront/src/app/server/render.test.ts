// @vitest-environment node
import type { RenderRequest } from '@nusaria/contracts/rendered-page'
import { expect, test, vi } from 'vitest'
import { renderPage } from './render.tsx'

vi.mock('virtual:page-files', () => ({ files: {}, firstScripts: [], firstStyles: [], starter: '', styles: {} }))

const TEMPLATE = `<html lang="en"><head><meta name="description" content="All of it"><title></title></head><body><div id="root"></div>
<noscript>No scripts</noscript></body></html>`

const stores = [
  { host: 'bandung.shop.example', storeNo: '1' },
  { host: 'solo.shop.example', storeNo: '2', features: { invoices: false } },
]

/** Opens a page, and notes the store of each call. */
async function open(path: string, { host = 'shop.example', config = {} }: { host?: string; config?: RenderRequest['config'] } = {}) {
  const storeNos = new Set<string | null>()
  const page = await renderPage({
    template: TEMPLATE,
    url: path,
    origin: `https://${host}`,
    headers: { 'accept-language': 'id', 'sec-ch-ua-mobile': '?1' },
    config,
    fetch: async (_, { headers }) => {
      storeNos.add(new Headers(headers).get('storeNo'))
      // The other page renders meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 10))
      return Response.json({ code: 200, msg: '', data: { project_id: 'home', title: 'Kopi', sections: [] } })
    },
    report: () => {},
  })
  return { html: page?.html ?? '', status: page?.status, storeNos: [...storeNos] }
}

test('pages of several stores render at once, each with the settings of its own host', async () => {
  // The shop's modules load with the first page, which may be late.
  await open('/')
  const opened = ['bandung', 'solo', 'bandung'].map((name) => open('/', { host: `${name}.shop.example`, config: { stores } }))
  expect((await Promise.all(opened)).map(({ storeNos }) => storeNos)).toEqual([['1'], ['2'], ['1']])
  expect((await open('/', { config: { storeNo: '7', stores } })).storeNos).toEqual(['7'])
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
