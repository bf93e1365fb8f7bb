import { expect, test } from 'vitest'
import { createOriginFinder } from './shop-origin.ts'

const STORES = { stores: [{ host: 'a.shop.example' }, { host: 'b.shop.example:8443' }, { host: '*.toko.example' }, { path: '/bandung/' }] }
const find = createOriginFinder({ site: 'https://shop.example', config: STORES, ownOrigin: () => 'http://127.0.0.1:5174' })

test.each([
  ['a.shop.example', 'https://a.shop.example'],
  ['A.Shop.Example', 'https://a.shop.example'],
  ['a.shop.example.', 'https://a.shop.example'],
  ['a.shop.example:666', 'https://a.shop.example'],
  ['a.shop.example.:666', 'https://a.shop.example'],
  ['b.shop.example', 'https://b.shop.example:8443'],
  ['b.shop.example:666', 'https://b.shop.example:8443'],
  ['solo.toko.example:666', 'https://solo.toko.example'],
])('the name of a store in Host, as %s, gives the origin of the configuration', (host, origin) => {
  expect(find(host)).toBe(origin)
})

test.each([
  'evil.example',
  'shop.example:666',
  'shop.example.',
  'toko.example',
  'a.shop.example.evil.example',
  'evil.a.shop.example',
  'evil.example/a.shop.example',
  'evil.example/.toko.example',
  'evil.example#.toko.example',
  '"><script>.toko.example',
  'a@evil.example:80',
  '127.0.0.1:5174',
  '[::1]',
  '',
  ' ',
])('any other name, as %s, gives the origin of the shop', (host) => {
  expect(find(host)).toBe('https://shop.example')
})

test('without an origin of the shop another name gives that of the first store, by HTTPS where browsers come by it alone', () => {
  const ownOrigin = () => 'http://127.0.0.1:5174'
  expect(createOriginFinder({ config: STORES, ownOrigin })('evil.example')).toBe('http://a.shop.example')
  expect(createOriginFinder({ config: STORES, ownOrigin, tls: true })('evil.example')).toBe('https://a.shop.example')
  expect(createOriginFinder({ config: { stores: [{ host: '*.toko.example' }] }, ownOrigin })('evil.example')).toBe('http://127.0.0.1:5174')
})

test('without any configured name it is the address on which the server listens', () => {
  const known = createOriginFinder({ config: {}, ownOrigin: () => 'http://127.0.0.1:5174' })
  expect(['evil.example', 'localhost:5174'].map(known)).toEqual(['http://127.0.0.1:5174', 'http://127.0.0.1:5174'])
})

test('two stores that differ in their port alone are told apart by it', () => {
  const stores = [{ host: 'shop.example:8001' }, { host: 'shop.example:8002' }]
  const known = createOriginFinder({ config: { stores }, ownOrigin: () => '' })
  expect(['shop.example:8002', 'shop.example:666'].map(known)).toEqual(['http://shop.example:8002', 'http://shop.example:8001'])
})

test('a name under which the backend itself answers is believed with its port', () => {
  const known = createOriginFinder({ config: {}, isOwnHost: (host) => host === 'localhost:8080', ownOrigin: () => 'http://127.0.0.1:5173' })
  expect(['localhost:8080', 'evil.example'].map(known)).toEqual(['http://localhost:8080', 'http://127.0.0.1:5173'])
})
