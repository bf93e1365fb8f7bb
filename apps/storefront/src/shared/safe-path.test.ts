import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

describe('safePath', () => {
  it.each(['/', '/orderConfirm?sku_no=1&quantity=2', '/commodDetail?product_no=P1#top', '/search?next=https://evil.example'])(
    'keeps %s',
    (path) => {
      expect(safePath(path)).toBe(path)
    },
  )

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
  ])('refuses %j', (path) => {
    expect(safePath(path)).toBeNull()
  })
})
