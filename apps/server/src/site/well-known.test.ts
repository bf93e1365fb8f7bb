import { expect, it } from 'vitest'
import { wellKnownFiles } from './well-known.ts'

const now = Date.parse('2026-08-01T00:00:00Z')
const fingerprint = Array.from({ length: 32 }, () => '1F').join(':')
const shop = { androidPackage: 'com.example.toko', androidFingerprints: [], appleAppIds: [], mail: 'halo@toko.example', base: '/toko/' }
const files = (given: Partial<Parameters<typeof wellKnownFiles>[0]> = {}) =>
  Object.fromEntries(wellKnownFiles({ ...shop, ...given }, now).map(({ name, body }) => [name, body]))

it('says by which apps a phone opens the shop’s addresses', () => {
  const { 'assetlinks.json': android = '', 'apple-app-site-association': apple = '' } = files({
    androidFingerprints: [fingerprint],
    appleAppIds: ['ABCDE12345.com.example.toko'],
  })
  expect(JSON.parse(android)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: 'com.example.toko', sha256_cert_fingerprints: [fingerprint] },
    },
  ])
  const [detail] = JSON.parse(apple).applinks.details
  expect(detail.appIDs).toEqual(['ABCDE12345.com.example.toko'])
  expect(detail.components[0]).toEqual({ '/': '/api/*', exclude: true })
  expect(detail.components.at(-1)).toEqual({ '/': '/toko/*' })
})

it('says nothing about an app without a certificate or an id', () => {
  expect(Object.keys(files())).toEqual(['security.txt'])
})

it('says where a security problem is reported, for less than a year', () => {
  const { 'security.txt': text = '' } = files()
  expect(text).toMatch(/^Contact: mailto:halo@toko\.example\nExpires: 2027-05-28T00:00:00\.000Z\n/)
})

it('refuses a fingerprint or an id of a wrong form', () => {
  for (const given of [
    { androidFingerprints: ['1F:2E'] },
    { androidFingerprints: [fingerprint.toLowerCase()] },
    { appleAppIds: ['com.example'] },
  ])
    expect(() => files(given)).toThrow('appLinks of the brand')
})
