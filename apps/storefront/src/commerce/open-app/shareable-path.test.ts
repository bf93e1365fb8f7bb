import { expect, it } from 'vitest'
import { isPromptAllowed, shareablePath } from './shareable-path.ts'

it.each([
  ['/', '', '/'],
  ['/commodDetail', '?product_no=P1&utm_source=x', '/commodDetail?product_no=P1'],
  ['/commodityList', '?keyword=kopi%20susu&price_max=9', '/commodityList?keyword=kopi+susu'],
  ['/coupons', '?coupon=A&coupon=B', '/coupons?coupon=A&coupon=B'],
  ['/couponsList', '?token=t', '/couponsList'],
])('shares %s%s as %s', (pathname, search, expected) => {
  expect(shareablePath(pathname, search)).toBe(expected)
})

it.each([
  ['an order', '/orderDetail/123', ''],
  ['a payment', '/checkout', '?order_no=123'],
  ['a code from elsewhere', '/login', '?code=4%2F0AX'],
  ['what no page is for', '//evil.example/x', ''],
])('shares home instead of %s', (_what, pathname, search) => {
  expect(shareablePath(pathname, search)).toBe('/')
})

it('leaves out values that are too long', () => {
  expect(shareablePath('/commodDetail', `?product_no=${'x'.repeat(101)}`)).toBe('/commodDetail')
})

it.each(['/', '/commodDetail', '/cate', '/me', '/coupons'])('allows the prompt at %s', (pathname) =>
  expect(isPromptAllowed(pathname)).toBe(true),
)

it.each([
  '/login',
  '/verificationCode',
  '/orderConfirm',
  '/checkout',
  '/paymentSuccess',
  '/cart',
  '/applyRefund',
  '/addressDetail',
  '/search',
])('does not allow the prompt at %s', (pathname) => expect(isPromptAllowed(pathname)).toBe(false))
