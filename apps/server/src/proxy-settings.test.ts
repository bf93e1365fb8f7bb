import { expect, it } from 'vitest'
import { readProxySettings } from './proxy-settings.ts'

it('names what a server before a real backend needs, a line each', () => {
  expect(() => readProxySettings({})).toThrow(
    [
      'STATIC_DIR is missing: it must be the folder of a built storefront, with an index.html',
      'NUSARIA_API is missing: it must be an address such as https://api.example',
    ].join('\n'),
  )
})

const read = (NUSARIA_API: string) => readProxySettings({ STATIC_DIR: 'apps/storefront', NUSARIA_API }).NUSARIA_API

it.each([
  ['https://api.example', 'https://api.example'],
  ['https://api.example/', 'https://api.example'],
  ['http://10.0.0.5:8080/shop/api/', 'http://10.0.0.5:8080/shop/api'],
])('the address of a backend may have a path: %s', (given, address) => {
  expect(read(given)).toBe(address)
})

it.each(['shop', 'ftp://api.example', 'https://api.example/?a=1', 'https://api.example/#a', 'https://me:secret@api.example'])(
  'the address of a backend is no %s',
  (given) => {
    expect(() => read(given)).toThrow(/^NUSARIA_API must be an address such as/)
  },
)
