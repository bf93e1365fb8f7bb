import { RENDERED_ELEMENT } from '@nusaria/server/site/rendered-page'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FirstLoad, StaticFacts } from '#platform/rendering/static-page.ts'
import { CARD_SIZES } from '#ui/primitives/source-set.ts'
import { CLIENT_STATE_KEY, clientState } from '../platform/state/client-state.ts'

const search: FirstLoad = {
  path: '/commodityList',
  params: ['keyword'],
  exact: true,
  pictureFrom: '/search/search',
  files: ['assets/list.js'],
  texts: ['common', 'search'],
  calls: [{ url: '/api/search/search', method: 'POST', body: '{"keyword":"__keyword__"}' }],
}
const product: FirstLoad = {
  path: '/commodDetail',
  params: ['product_no'],
  exact: false,
  files: [],
  texts: [],
  calls: [{ url: '/api/product/__product_no__', method: 'GET', body: null }],
}
const FACTS: StaticFacts = {
  base: '/',
  firstLanguage: 'en',
  language: 'id',
  texts: 'texts/1',
  config: { apiOrigin: '', storeNo: '7' },
  pages: { mobile: [search, product], desktop: [search, product] },
}

const sent: { url: string; headers: Headers; body: string | null }[] = []
let config: object

beforeEach(() => {
  sent.length = 0
  config = {}
  localStorage.setItem('language', 'id')
  delete window.firstLoad
  vi.resetModules()
  vi.stubGlobal('FACTS', FACTS)
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers?: Headers; body?: string | null } = {}) => {
    if (url === '/config.json') return Response.json(config)
    sent.push({ url, headers: new Headers(headers), body: body ?? null })
    return Response.json({ code: 200, data: { list: [{ name: 'Kopi', thumb_image_url: '/media/kopi.svg' }] } })
  })
  const outlines = ['mobile', 'desktop'].map(
    (
      layout,
    ) => `<template data-outline="${layout} /commodityList">List <span data-picture="first"></span><span data-picture></span></template>
<template data-outline="${layout} ">Any page</template>`,
  )
  document.body.innerHTML = `<div id="root"></div><script data-entry="" data-preload="/assets/shop.js"></script>${outlines.join('')}`
})

async function open(address: string): Promise<HTMLElement> {
  history.replaceState(null, '', address)
  await import('./inline-boot.ts')
  await window.firstLoad?.pictures
  return document.getElementById('root') as HTMLElement
}

test('a page has its own outlines, and any other those of all', async () => {
  expect((await open('/commodityList?keyword=kopi')).textContent).toContain('List')
  vi.resetModules()
  document.getElementById('root')?.replaceChildren()
  expect((await open('/order')).textContent).toBe('Any page')
  expect(document.getElementById('outline')?.lang).toBe('id')
})

test('its first calls are sent with what the address names, as text and not as JSON or path', async () => {
  await open(`/commodityList?keyword=${encodeURIComponent('kopi "susu"')}`)
  expect(sent.map(({ url, body }) => [url, body])).toEqual([['/api/search/search', '{"keyword":"kopi \\"susu\\""}']])
  const names = ['Language', 'Storeno', 'Deviceid']
  expect(names.map((name) => sent[0]?.headers.get(name))).toEqual(['id', '7', window.firstLoad?.deviceId])
  vi.resetModules()
  await open('/commodDetail?product_no=../cart')
  expect(sent[1]?.url).toBe('/api/product/..%2Fcart')
})

test('an address with a filter makes other calls: none is sent first', async () => {
  await open('/commodityList?keyword=kopi&sort=price')
  await open('/commodityList')
  expect(sent).toEqual([])
})

test('pictures of the reply stand in the outlines, from the API’s own host', async () => {
  config = { apiOrigin: 'https://api.example', storeNo: '8' }
  const root = await open('/commodityList?keyword=kopi')
  expect(sent[0]?.url).toBe('https://api.example/api/search/search')
  expect(sent[0]?.headers.get('storeno')).toBe('8')
  expect([...root.querySelectorAll('img')].map(({ src, alt, className }) => [src, alt, className])).toEqual([
    ['https://api.example/media/kopi.svg', '', 'first'],
  ])
})

test('where a service resizes pictures, they are the same that the page shows', async () => {
  config = { pictureService: '{url}?width={width}' }
  const picture = (await open('/commodityList?keyword=kopi')).querySelector('img')
  expect(picture?.srcset).toContain('/media/kopi.svg?width=320 320w')
  expect(picture?.sizes).toBe(CARD_SIZES)
})

test('a page’s files and texts load with the shop’s scripts', async () => {
  await open('/commodityList?keyword=kopi')
  expect(document.querySelector<HTMLElement>('[data-entry]')?.dataset.preload).toBe(
    '/assets/shop.js /assets/list.js /texts/1/id/common.json /texts/1/id/search.json',
  )
})

test('nothing is sent for a member, nor in an app, which says whose page it is', async () => {
  const session = { auth_token: 'token', member_no: 'M1', points: 0, user_name: 'Sari' }
  localStorage.setItem(CLIENT_STATE_KEY, clientState({ deviceId: 'device', fingerprint: '' }, session))
  await open('/commodityList?keyword=kopi')
  localStorage.removeItem(CLIENT_STATE_KEY)
  vi.resetModules()
  vi.stubGlobal('ReactNativeWebView', { postMessage: () => {} })
  await open('/commodityList?keyword=kopi')
  expect(sent).toEqual([])
})

test('in another language outlines have no texts, and a page that was built in Indonesian is dropped', async () => {
  const state = { language: 'id', layout: 'mobile', replies: {}, texts: [] }
  const rendered = `<script type="application/json" id="${RENDERED_ELEMENT}">${JSON.stringify(state)}</script>`
  document.body.insertAdjacentHTML('beforeend', rendered)
  document.getElementById('root')?.append('Tanya jawab')
  localStorage.setItem('language', 'en')
  const root = await open('/faqs')
  expect(root.textContent).not.toContain('Tanya jawab')
  expect(document.getElementById(RENDERED_ELEMENT)).toBeNull()
  expect(root.querySelector('#outline > style')?.textContent).toContain('transparent')
})
