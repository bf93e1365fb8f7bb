import { defineAdapter } from '@nusaria/contracts/adapter'
import { cartContract } from '@nusaria/contracts/cart'
import { ERRORS } from '@nusaria/contracts/errors'
import { navContract } from '@nusaria/contracts/nav'
import { pictureContract } from '@nusaria/contracts/picture'
import { beforeEach, expect, test, vi } from 'vitest'
import { XhrOverFetch } from '#testing/xhr-over-fetch.ts'
import { config } from '../config/config.ts'
import { receiveSignals } from '../report/signals.ts'
import { sendCall } from './base-query.ts'

vi.mock('./backend-adapter.ts', () => ({
  adapter: defineAdapter({
    headers: ({ device, language }) => ({ 'x-device': device, lang: language }),
    token: { header: 'X-Token' },
    envelope: { code: 'errno', message: 'errmsg' },
    errors: { 501: 'SESSION_EXPIRED', 711: 'STOCK_INSUFFICIENT' },
    calls: {
      'nav.typeList': {
        path: '/category/list',
        reply: (list: readonly { readonly id: number; readonly pic: string }[]) =>
          list.map(({ id, pic }) => ({ nav_type_id: String(id), nav_type_name: '', icon_url: pic, child_list: [] })),
      },
      'cart.detail': { path: null, reply: (_, { signedIn, ask }) => (signedIn ? ask('GET', '/cart') : ask('GET', '/none')) },
      'picture.upload': { path: '/storage/upload' },
    },
  }),
}))

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const never = new AbortController().signal
const headers = (token?: string) => new Headers({ deviceid: 'd1', language: 'id', ...(token && { authorization: `Bearer ${token}` }) })
const answers = (body: unknown, status = 200) => fetchMock.mockImplementation(async () => new Response(JSON.stringify(body), { status }))
const typeList = (token?: string) => sendCall({ name: 'nav.typeList', call: navContract.typeList, args: undefined }, headers(token), never)

beforeEach(() => {
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
  return () => {
    Object.assign(config, { apiOrigin: '' })
    receiveSignals(null)
  }
})

test('a call of the page goes as the adapter says, with its headers, and its reply is that of the contract', async () => {
  answers({ errno: 0, data: [{ id: 1, pic: '/media/1.svg' }] })
  expect(await typeList('t1')).toEqual({ data: [{ nav_type_id: '1', nav_type_name: '', icon_url: '/media/1.svg', child_list: [] }] })
  const [url, init] = fetchMock.mock.lastCall ?? []
  expect([url, init?.method]).toEqual(['/api/category/list', 'GET'])
  const sent = new Headers(init?.headers)
  expect(['x-device', 'lang', 'x-token', 'deviceid', 'authorization'].map((name) => sent.get(name))).toEqual(['d1', 'id', 't1', null, null])
})

test('on another origin its paths are directly below the address, and pictures are of that origin', async () => {
  Object.assign(config, { apiOrigin: 'https://api.example/wx' })
  answers({ errno: 0, data: [{ id: 1, pic: '/media/1.svg' }] })
  expect(await typeList()).toMatchObject({ data: [{ icon_url: 'https://api.example/media/1.svg' }] })
  expect(fetchMock.mock.lastCall?.[0]).toBe('https://api.example/wx/category/list')
})

test('an error of the backend is one of the shop, or has the words of the backend', async () => {
  answers({ errno: 501, errmsg: 'No session' })
  expect(await typeList()).toEqual({ error: { kind: 'session' } })
  const business = { kind: 'business', field: null, params: {} }
  answers({ errno: 711, errmsg: 'Habis' })
  expect(await typeList()).toEqual({ error: { ...business, code: ERRORS.STOCK_INSUFFICIENT.code, msg: 'Habis' } })
  answers({ errno: 12, errmsg: 'Tutup' })
  expect(await typeList()).toEqual({ error: { ...business, code: -1, msg: 'Tutup' } })
  fetchMock.mockRejectedValue(new TypeError('No connection'))
  expect(await typeList()).toEqual({ error: { kind: 'network' } })
})

test('a reply that the adapter cannot read is reported without its values', async () => {
  const deviations: unknown[] = []
  receiveSignals((received) => void deviations.push(received))
  vi.spyOn(console, 'error').mockReturnValue()
  answers({ errno: 0, data: { list: 'rahasia' } })
  expect(await typeList()).toEqual({ error: { kind: 'malformed' } })
  expect(deviations).toMatchObject([{ kind: 'deviation', call: 'nav.typeList', issues: ['adapter: TypeError'] }])
})

test('a call that the adapter answers by itself knows whether the shopper has a session', async () => {
  const detail = (token?: string) => sendCall({ name: 'cart.detail', call: cartContract.detail, args: undefined }, headers(token), never)
  answers({ errno: 0, data: 'cart' })
  expect(await detail('t1')).toEqual({ data: 'cart' })
  await detail()
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/cart', '/api/none'])
})

test('an upload goes the same way', async () => {
  vi.stubGlobal('XMLHttpRequest', XhrOverFetch)
  answers({ errno: 0, data: { picture_id: 'p' } })
  const args = { purpose: 'evidence', file: new File(['photo'], 'a.jpg', { type: 'image/jpeg' }) }
  expect(await sendCall({ name: 'picture.upload', call: pictureContract.upload, args }, headers('t1'), never)).toEqual({
    data: { picture_id: 'p' },
  })
  const [url, init] = fetchMock.mock.lastCall ?? []
  expect([url, init?.body instanceof FormData, new Headers(init?.headers).get('x-token')]).toEqual(['/api/storage/upload', true, 't1'])
})
