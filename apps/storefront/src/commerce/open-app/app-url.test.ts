import { expect, it } from 'vitest'
import { appUrl, detectPhoneSystem } from './app-url.ts'

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
