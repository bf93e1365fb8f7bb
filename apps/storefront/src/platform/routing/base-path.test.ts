import { expect, it, vi } from 'vitest'
import { addressFromApi, toAddress, withBase, withoutBase } from './base-path.ts'

it.each([
  ['/', '/', '/'],
  ['/', '/cart', '/cart'],
  ['/toko/', '/', '/toko/'],
  ['/toko/', '/order/1', '/toko/order/1'],
  ['/a/b/', '/cart', '/a/b/cart'],
])('below %s, %s has the address %s', (base, path, address) => {
  vi.stubEnv('BASE_URL', base)
  expect(withBase(path)).toBe(address)
  expect(withoutBase(address)).toBe(path)
  expect(toAddress(path)).toBe(location.origin + address)
})

it('leaves paths of the API as they are, but finds the pages that the offline build has itself', () => {
  vi.stubEnv('BASE_URL', '/toko/')
  expect(addressFromApi('/gateway/?session=1')).toBe('/gateway/?session=1')
  vi.stubEnv('VITE_HOST', 'offline')
  expect(addressFromApi('/gateway/?session=1')).toBe('/toko/gateway/?session=1')
})
