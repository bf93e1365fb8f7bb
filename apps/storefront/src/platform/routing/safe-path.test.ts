import { describe, expect, it, vi } from 'vitest'
import { safePath, safePaymentUrl } from './safe-path.ts'

describe('a path on our own origin', () => {
  it('keeps the shop’s paths, and refuses those that leave its base path', () => {
    vi.stubEnv('BASE_URL', '/toko/')
    expect(safePath('/orderConfirm?sku_no=1')).toBe('/orderConfirm?sku_no=1')
    expect(safePath('/a/../cart')).toBe('/a/../cart')
    for (const path of ['/../admin', '/%2e%2e/admin', '/a/../../toko', '/..//evil.example']) expect(safePath(path)).toBeNull()
  })

  it.each(['/', '/orderConfirm?sku_no=1&quantity=2', '/commodDetail?product_no=P1#top', '/search?next=https://evil.example'])(
    'keeps %s',
    (path) => {
      expect(safePath(path)).toBe(path)
    },
  )

  it.each([
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5c%5cevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/javascript:alert(1)',
    '/%6aavascript:alert(1)',
    '/@evil.example',
    '/.evil.example',
    '/?//evil.example',
    '/#//evil.example',
    '/\u2215\u2215evil.example',
    '/\uff0f\uff0fevil.example',
  ])('keeps %j on our own origin, also when decoded again', (path) => {
    const safe = safePath(path)
    for (const path of [safe, safe && safePath(decodeURIComponent(safe))]) {
      if (path) expect(new URL(path, location.origin).origin).toBe(location.origin)
    }
  })

  it.each([
    '',
    'orderConfirm',
    '//evil.example',
    '///evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/./\\evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    'JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/1',
    '//evil.example:443@localhost/',
    'http://localhost.evil.example/',
  ])('refuses %j', (path) => {
    expect(safePath(path)).toBeNull()
  })
})

describe('the allowed address of a payment', () => {
  it.each(['/gateway?session=abc', 'https://pay.example/x?a=1', 'http://localhost:5173/gateway'])('takes %s', (url) => {
    expect(safePaymentUrl(url)).toBe(url)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'gateway', '', '/\\evil.example'])('refuses %s', (url) => {
    expect(safePaymentUrl(url)).toBeNull()
  })
})
