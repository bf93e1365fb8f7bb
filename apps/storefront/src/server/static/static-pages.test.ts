import { beforeAll, expect, test, vi } from 'vitest'
import { legalPaths } from '#app/routes.tsx'
import { FACTS_ELEMENT, type StaticFacts } from '#platform/rendering/static-page.ts'
import { staticPages } from './static-pages.ts'

vi.mock('virtual:qr-codes', () => {
  const code = { address: '', size: 0, path: '' }
  return { codes: { ios: code, android: code } }
})
vi.mock('virtual:page-files', () => ({
  files: {},
  firstScripts: ['shop.js'],
  firstStyles: [],
  starter: 'start.js',
  styles: {},
  texts: 'texts/1',
}))

const TEMPLATE = `<html lang="en"><head><meta http-equiv="Content-Security-Policy" content="script-src &#39;self&#39;">
<meta name="description" content="All of it"><title></title><script type="module" crossorigin src="/shop.js"></script>
<link rel="stylesheet" href="/shop.css"></head><body><div id="root"></div></body></html>`

const options = { template: TEMPLATE, script: 'show()', site: undefined, usedStyles: (style: string) => style }

let pages: ReadonlyMap<string, string>
let index: string
let facts: StaticFacts

beforeAll(async () => {
  pages = await staticPages(options)
  index = pages.get('index.html') ?? ''
  facts = JSON.parse(index.split(`id="${FACTS_ELEMENT}">`)[1]?.split('</script>')[0] ?? '')
})

test('the page of any address has the outlines of each kind of page, without stand-ins', () => {
  const outlines = [...index.matchAll(/<template data-outline="([^"]*)">([\s\S]*?)<\/template>/g)]
  const mobile = ['/', '/cate', '/commodityList', '/commodDetail', '/cart', '/me', ''].map((path) => `mobile ${path}`)
  expect(outlines.map(([, name]) => name)).toEqual([...mobile, 'desktop '])
  expect(outlines.filter(([, , html = '']) => /__\w+__/.test(html) || !html.includes('<main'))).toEqual([])
})

test('it starts the shop once it is painted, and its policy lets its own inline script run alone', () => {
  expect(index).toContain('<script type="module" crossorigin src="/start.js" data-entry="/shop.js"')
  expect(index).not.toMatch(/src="\/shop.js"|rel="stylesheet"/)
  expect(index).toMatch(/content="script-src &#39;self&#39; &#39;sha256-[\w+/=]+&#39; https/)
  expect(index).toContain('<script>show()</script>')
})

test('it names the first calls of a page by its address, and no call of a member', () => {
  const { mobile } = facts.pages
  const callsOf = (path: string, ...params: string[]) =>
    mobile
      .find((page) => page.path === path && page.params.join() === params.join())
      ?.calls.map(({ url, body }) => `${url} ${body ?? ''}`.trim())
  expect(callsOf('/commodDetail', 'product_no')).toEqual(['/api/consumer/product/min_sku_detail/__product_no__'])
  expect(callsOf('/commodityList', 'keyword')).toContain('/api/search/facets {"keyword":"__keyword__"}')
  expect(callsOf('/')).toContain('/api/cms/project/getById {"project_id":"home"}')
  const all = Object.values(facts.pages).flatMap((each) => each.flatMap(({ calls }) => calls.map(({ url }) => url)))
  expect(all.filter((url) => /cart|favourite|member/.test(url))).toEqual([])
})

test('each legal text is a page of its own, with its content', () => {
  for (const path of legalPaths) expect(pages.get(`${path.slice(1)}.html`), path).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
  expect(pages.get('faqs.html')).toContain('<title>Tanya jawab · Nusaria</title>')
  expect([...pages.keys()]).toHaveLength(1 + legalPaths.length)
})

test('only a build that knows the shop’s address writes it for search engines', async () => {
  expect(pages.get('faqs.html')).not.toMatch(/shop\.invalid|canonical/)
  const known = await staticPages({ ...options, site: 'https://shop.example' })
  expect(known.get('faqs.html')).toContain('rel="canonical" href="https://shop.example/faqs"')
})
