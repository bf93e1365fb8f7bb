import { generateKeyPairSync } from 'node:crypto'
import { takeExact } from '@nusaria/contracts/exact'
import { expect, it } from 'vitest'
import { findConfigProblems } from './config-schema.ts'
import { CONFIG_SHAPE } from './config-shape.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const good: readonly object[] = [
  {},
  {
    storeNo: '62002',
    apiOrigin: 'https://api.example/v1',
    rsaPublicKey: publicKey,
    links: {
      about: 'https://shop.example/about?a=1',
      ios: 'https://apps.example/1',
      appScheme: 'toko',
      androidPackage: 'com.example.toko',
    },
    features: { reviews: false, app: true },
    analytics: { adapter: 'ga4', id: 'G-ABC1234567', consent: true },
    stores: [
      { host: '*.shop.example', storeNo: '1' },
      { host: 'b.example:8443', links: { about: 'http://b.example' } },
    ],
  },
  { rsaPublicKey: publicKey.replace(/-----[^-]+-----|\s/g, '') },
  { analytics: { adapter: 'sentry', url: 'https://key@o1.ingest.example/42' } },
  { analytics: { adapter: 'beacon', url: 'https://collect.example/events?shop=1' } },
  ...['localhost', 'localhost:9000', 'shop.localhost', '127.0.0.1:8080', '127.1.2.3'].flatMap((host) => [
    { analytics: { adapter: 'beacon', url: `http://${host}/collect` } },
    { analytics: { adapter: 'sentry', url: `http://key@${host}/1` } },
  ]),
]

it.each(good)('takes %j', async (config) => {
  expect(takeExact(CONFIG_SHAPE, config, true)).toEqual(config)
  expect(await findConfigProblems(config)).toEqual([])
})

it.each([
  [[], '', 'expected an object'],
  [{ store: '1' }, '', 'unknown: "store"'],
  [{ storeNo: 62001 }, 'storeNo', 'expected text in quotes'],
  [{ storeNo: null }, 'storeNo', 'expected text in quotes'],
  [{ analytics: { adapter: 'none', consent: true } }, 'analytics', 'unknown: "consent"'],
  [{ apiOrigin: 'api.example' }, 'apiOrigin', 'expected an origin such as https://api.example, with no slash at its end'],
  [{ apiOrigin: 'https://api.example/' }, 'apiOrigin', 'expected an origin such as https://api.example, with no slash at its end'],
  [{ links: { about: 'javascript:alert(1)' } }, 'links.about', 'expected an address that begins with https:// or http://'],
  [{ features: { reviews: 'no' } }, 'features.reviews', 'expected true or false'],
  [{ analytics: { adapter: 'ga4' } }, 'analytics.id', 'expected text in quotes'],
  [{ analytics: { adapter: 'other' } }, 'analytics.adapter', 'expected one of none, console, beacon, ga4, sentry'],
  [
    { stores: [{ host: 'a.example' }, { host: 'http://b' }] },
    'stores[1].host',
    'expected a host such as bandung.shop.example, or *.shop.example',
  ],
  [{ stores: {} }, 'stores', 'expected a list'],
  [{ rsaPublicKey: privateKey }, 'rsaPublicKey', 'expected a public RSA key (SPKI): PEM, or its base64 alone'],
])('names what is wrong with %j, without the value', async (config, field, problem) => {
  expect(takeExact(CONFIG_SHAPE, config, true)).toBeUndefined()
  expect(await findConfigProblems(config)).toEqual([{ field, problem }])
})

it('refuses a key that looks like one and is none', async () => {
  const broken = { rsaPublicKey: publicKey.replace(/[A-Z]{2}(?=[^-]*$)/, '').slice(0, 300) + 'A'.repeat(100) }
  const problem = "not a public RSA key (SPKI): it can't be read as one"
  expect(takeExact(CONFIG_SHAPE, broken, true)).toEqual(broken)
  expect(await findConfigProblems(broken)).toEqual([{ field: 'rsaPublicKey', problem }])
  expect(await findConfigProblems({ stores: [{}, broken] })).toEqual([{ field: 'stores[1].rsaPublicKey', problem }])
})

it('sends reports over TLS alone, but for this machine', async () => {
  const hosts = [
    'collect.example',
    'localhost.example',
    'localhost.',
    'alocalhost',
    '127.0.0.1.example',
    '127.0.0.1x',
    '128.0.0.1',
    '10.0.0.1',
    '0.0.0.0',
  ]
  for (const host of hosts)
    for (const analytics of [
      { adapter: 'beacon', url: `http://${host}/collect` },
      { adapter: 'beacon', url: `http://${host}` },
      { adapter: 'sentry', url: `http://key@${host}/1` },
    ]) {
      expect([analytics, takeExact(CONFIG_SHAPE, { analytics }, true)]).toEqual([analytics, undefined])
      expect(await findConfigProblems({ analytics })).toMatchObject([{ field: 'analytics.url' }])
    }
  for (const url of ['http://localhost@collect.example/', 'HTTP://localhost/', '//collect.example', 'http://localhost\\@collect.example/'])
    expect(await findConfigProblems({ analytics: { adapter: 'beacon', url } })).toMatchObject([{ field: 'analytics.url' }])
})

it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'refuses the key %s, wherever it is, and names it',
  async (key) => {
    const named = `unknown: ${JSON.stringify(key)}`
    for (const [text, field] of [
      [`{"${key}":{"storeNo":"1"}}`, ''],
      [`{"${key}":null}`, ''],
      [`{"storeNo":"1","${key}":"x"}`, ''],
      [`{"features":{"${key}":{"reviews":false}}}`, 'features'],
      [`{"links":{"${key}":{}}}`, 'links'],
      [`{"analytics":{"adapter":"none","${key}":{}}}`, 'analytics'],
      [`{"stores":[{"${key}":{"storeNo":"1"}}]}`, 'stores[0]'],
    ] as const) {
      const config: unknown = JSON.parse(text)
      expect([text, takeExact(CONFIG_SHAPE, config, true)]).toEqual([text, undefined])
      expect(await findConfigProblems(config)).toEqual([{ field, problem: named }])
    }
  },
)
