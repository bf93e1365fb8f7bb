import { beforeEach, describe, expect, it } from 'vitest'
import { saveReturnTarget, takeReturnTarget } from './return-target.ts'

beforeEach(() => sessionStorage.clear())

describe('return target', () => {
  it('gives path, query and state back, once', () => {
    saveReturnTarget({ pathname: '/orderConfirm', search: '?sku_no=7&quantity=2', state: { from: 'cart' } })
    expect(takeReturnTarget()).toEqual({ to: '/orderConfirm?sku_no=7&quantity=2', state: { from: 'cart' } })
    expect(takeReturnTarget()).toEqual({ to: '/', state: null })
  })

  it('appends the params of /commodDetail and /coupons as they are', () => {
    saveReturnTarget({ pathname: '/coupons', search: '?coupon=APP20' })
    expect(sessionStorage.getItem('jumpBackParams')).toBe('?coupon=APP20')
    expect(takeReturnTarget()).toEqual({ to: '/coupons?coupon=APP20', state: null })
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])('goes home instead of to %s', (path) => {
    sessionStorage.setItem('jumpBackPath', path)
    expect(takeReturnTarget().to).toBe('/')
  })

  it('cannot be led away by params', () => {
    sessionStorage.setItem('jumpBackPath', '/')
    sessionStorage.setItem('jumpBackParams', JSON.stringify({ search: '/evil.example', state: null }))
    expect(takeReturnTarget().to).toBe('/')
  })

  it('never leads back to the login pages', () => {
    saveReturnTarget({ pathname: '/cart', search: '' })
    saveReturnTarget({ pathname: '/verificationCode', search: '' })
    expect(takeReturnTarget().to).toBe('/cart')
  })

  it('survives params that are not its own', () => {
    sessionStorage.setItem('jumpBackPath', '/order')
    sessionStorage.setItem('jumpBackParams', '{}')
    expect(takeReturnTarget()).toEqual({ to: '/order', state: null })
  })
})
