import { describe, expect, it } from 'vitest'
import { saveReturnTarget } from './return-target.ts'
import { takeReturnTarget } from './take-return-target.ts'

describe('return target', () => {
  it('returns path, query and state, once', () => {
    saveReturnTarget({ pathname: '/orderConfirm', search: '?sku_no=7&quantity=2', state: { from: 'cart' } })
    expect(takeReturnTarget()).toEqual({ to: '/orderConfirm?sku_no=7&quantity=2', state: { from: 'cart' } })
    expect(takeReturnTarget()).toEqual({ to: '/', state: null })
  })

  it('appends the params of /commodDetail and /coupons as they are', () => {
    saveReturnTarget({ pathname: '/coupons', search: '?coupon=APP20' })
    expect(sessionStorage.getItem('jumpBackParams')).toBe('?coupon=APP20')
    expect(takeReturnTarget()).toEqual({ to: '/coupons?coupon=APP20', state: null })
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    'data:text/html,1',
  ])('leads home instead of to %s', (path) => {
    sessionStorage.setItem('jumpBackPath', path)
    expect(takeReturnTarget().to).toBe('/')
  })

  it.each(['/evil.example', '\\evil.example', '\t/evil.example'])('stays on this origin with these parameters: %j', (search) => {
    sessionStorage.setItem('jumpBackPath', '/')
    sessionStorage.setItem('jumpBackParams', JSON.stringify({ search, state: null }))
    expect(takeReturnTarget().to).toBe('/')
  })

  it.each(['/commodDetail', '/coupons'])('stays on this origin with any text appended to %s', (path) => {
    for (const params of ['@evil.example', '/..//evil.example', '//evil.example', '\\evil.example', '%2f%2fevil.example']) {
      sessionStorage.setItem('jumpBackPath', path)
      sessionStorage.setItem('jumpBackParams', params)
      const { to } = takeReturnTarget()
      expect(new URL(to, location.origin).origin, params).toBe(location.origin)
      expect(to.startsWith('//'), params).toBe(false)
    }
  })

  it('returns nothing of a target on another origin, not even its state', () => {
    sessionStorage.setItem('jumpBackPath', '//evil.example')
    sessionStorage.setItem('jumpBackParams', JSON.stringify({ search: '', state: { order_no: 'O1' } }))
    expect(takeReturnTarget()).toEqual({ to: '/', state: null })
  })

  it.each(['/login', '/emailLogin', '/accountLogin', '/verificationCode', '/forgetPassword', '/resetPassword'])(
    'never leads back to %s',
    (pathname) => {
      saveReturnTarget({ pathname: '/cart', search: '' })
      saveReturnTarget({ pathname, search: '' })
      expect(takeReturnTarget().to).toBe('/cart')
    },
  )

  it('ignores other parameters', () => {
    sessionStorage.setItem('jumpBackPath', '/order')
    sessionStorage.setItem('jumpBackParams', '{}')
    expect(takeReturnTarget()).toEqual({ to: '/order', state: null })
  })
})
