import { expect, it } from 'vitest'
import { appUrl, detectPhoneSystem, isPromptAllowed, shareablePath } from './shareable-path.ts'

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

it('opens the app on Android, or its store', () => {
  expect(appUrl('android', '/commodDetail?product_no=P1')).toBe(
    'intent://shop/commodDetail?product_no=P1#Intent;scheme=nusaria;package=com.nusaria.shop;' +
      'S.browser_fallback_url=https%3A%2F%2Fnusaria.example%2Fapp%2Fandroid;end',
  )
})

it('opens the app on an iPhone by its scheme', () => {
  expect(appUrl('ios', '/coupons?coupon=A')).toBe('nusaria://shop/coupons?coupon=A')
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', 'android'],
] as const)('tells %s', (agent, system) => {
  expect(detectPhoneSystem(agent)).toBe(system)
})
