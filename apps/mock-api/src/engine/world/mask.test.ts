import { expect, it } from 'vitest'
import { createFakeEngine, jsonRequest } from '../../testing/fake-domain.ts'
import { mask, maskPath, maskUnknown } from './mask.ts'

it('masks the token in an address, and unknown fields of a query', async () => {
  const engine = createFakeEngine()
  const headers = { authorization: 'Bearer tok-123' }
  await engine.handle('default', jsonRequest('GET', '/api/none/tok-123', undefined, headers))
  await engine.handle('default', { ...jsonRequest('POST', '/api/fake/draw', {}, headers), query: 'sneaky=tok-123' })
  const entries = (await engine.worlds.get('default'))?.journal.since(0) ?? []
  expect(entries.map(({ path }) => path)).toEqual(['/api/none/***', '/api/fake/draw'])
  expect(entries[1]?.request.query).toEqual({ sneaky: '***' })
})

it('distinguishes secret fields from those with similar names', () => {
  const secret = [
    ...['password', 'old_password', 'check_code', 'image_code', 'image_nonce', 'code', 'new_code', 'pin', 'cvn', 'session'],
    ...['card', 'card_number', 'card_no', 'expiry', 'expiry_month', 'auth_token', 'accessToken'],
  ]
  const plain = ['country_code', 'code_type', 'coupon_code', 'postal_code', 'district_code', 'account', 'sku_no', 'keyword', 'expired_only']
  const masked = mask(Object.fromEntries([...secret, ...plain].map((name) => [name, 'x']))) as Record<string, string>
  expect(secret.filter((name) => masked[name] !== '***')).toEqual([])
  expect(plain.filter((name) => masked[name] !== 'x')).toEqual([])
  expect(mask({ saved: { number: 4111, cvn: '123' } })).toEqual({ saved: { number: 4111, cvn: '***' } })
})

it('masks secrets in addresses, and unknown fields of a sensitive call', () => {
  expect(maskPath('/api/pay/a%2Fb/x', { session: 'a/b', order_no: 'x' })).toBe('/api/pay/***/x')
  expect(maskPath('/api/order/x', { order_no: 'x' })).toBe('/api/order/x')
  expect(maskUnknown({ account: '8', pasword: 'x' }, { account: true })).toEqual({ account: '8', pasword: '***' })
  expect([maskUnknown(['x']), maskUnknown('x')]).toEqual(['***', '***'])
})

it('shortens long values', () => {
  expect(mask('x'.repeat(2_000))).toHaveLength(501)
  expect(mask(new File(['abc'], 'a.png', { type: 'image/png' }))).toBe('[image/png, 3 bytes]')
  const deep: Record<string, unknown> = {}
  deep.self = deep
  expect(JSON.stringify(mask(deep))).toContain('…')
})
