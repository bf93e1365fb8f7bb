import { expect, test } from 'vitest'
import { isFile, isShopPage } from './routes.ts'

test.each(['/', '/cart', '/order', '/orderDetail/NS1', '/agreement-id', '/policyTerms-zh-CN'])(
  'the worker opens %s without a connection',
  (path) => {
    expect(isShopPage(path, '/')).toBe(true)
  },
)

test.each([
  '/api/order/trade/list',
  '/media/products/a.svg',
  '/gateway',
  '/gateway/',
  '/google',
  '/__mock',
  '/__mock/shell',
  '/healthz',
  '/orderDetail',
])('the worker leaves %s to the network', (path) => {
  expect(isShopPage(path, '/')).toBe(false)
})

test('below a path only what is below it belongs to the shop', () => {
  expect(isShopPage('/toko/', '/toko/')).toBe(true)
  expect(isShopPage('/toko/cart', '/toko/')).toBe(true)
  expect(isShopPage('/cart', '/toko/')).toBe(false)
})

const reply = (status: number, type: string) => ({ status, headers: new Headers({ 'content-type': type }) })

test('a file is stored; a page in its place, a part of it and a failure are not', () => {
  expect(isFile(reply(200, 'text/javascript'))).toBe(true)
  expect(isFile(reply(200, 'application/json'))).toBe(true)
  expect(isFile(reply(200, 'text/html; charset=utf-8'))).toBe(false)
  expect(isFile(reply(206, 'font/woff2'))).toBe(false)
  expect(isFile(reply(404, 'text/plain'))).toBe(false)
})
