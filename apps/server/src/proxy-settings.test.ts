import { expect, it } from 'vitest'
import { readProxySettings } from './proxy-settings.ts'

it('names what a server before a real backend needs, a line each', () => {
  expect(() => readProxySettings({})).toThrow(
    [
      'STATIC_DIR is missing: it must be the folder of a built storefront, with an index.html',
      'NUSARIA_API is missing: it must be an origin such as https://api.example',
    ].join('\n'),
  )
})
