import { describe, expect, it } from 'vitest'
import { browserIntent, detectInAppBrowser } from './in-app-browser.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F'
const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko)'

const agents: readonly (readonly [name: string, userAgent: string, expected: 'android' | 'ios' | null])[] = [
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROMIUM} Chrome/131.0.0.0 Mobile Safari/537.36`, null],
  ['Samsung Internet', `${ANDROID}) ${CHROMIUM} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, null],
  ['Opera Mini', `Mozilla/5.0 (Linux; U; Android 12; CPH2219 Build/SP1A) ${CHROMIUM} Chrome/120.0 Mobile Safari/537.36 OPR/81.0`, null],
  ['Safari on iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, null],
  ['Chrome on iPhone', `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, null],
  ['Firefox on iPhone', `${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, null],
  ['Chrome on a desktop', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Chrome/131.0.0.0 Safari/537.36`, null],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    null,
  ],
  [
    'a WebView on Android',
    `${ANDROID} Build/UP1A.231005.007; wv) ${CHROMIUM} Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36`,
    'android',
  ],
  [
    'Facebook on Android',
    `${ANDROID} Build/UP1A; wv) ${CHROMIUM} Version/4.0 Chrome/131.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.63.82;]`,
    'android',
  ],
  ['Facebook on iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.50.107;FBBV/665000000;FBDV/iPhone14,5]`, 'ios'],
  ['Instagram on iPhone', `${IPHONE} Mobile/15E148 Instagram 360.0.0.23.84 (iPhone14,5; iOS 17_5; id_ID; id)`, 'ios'],
  [
    'Instagram on Android',
    `${ANDROID}; wv) ${CHROMIUM} Version/4.0 Chrome/131.0 Mobile Safari/537.36 Instagram 360.0.0.52 Android`,
    'android',
  ],
  ['Line on iPhone', `${IPHONE} Mobile/15E148 Safari Line/14.18.0`, 'ios'],
  ['Line on Android', `${ANDROID}; wv) ${CHROMIUM} Version/4.0 Chrome/131.0 Mobile Safari/537.36 Line/14.18.1/IAB`, 'android'],
  [
    'TikTok on iPhone',
    `${IPHONE} Mobile/15E148 musical_ly_36.8.0 JsSdk/2.0 NetType/WIFI Channel/App Store BytedanceWebview/d8a21c6`,
    'ios',
  ],
  [
    'TikTok on Android',
    `${ANDROID}; wv) ${CHROMIUM} Version/4.0 Chrome/131.0 Mobile Safari/537.36 trill_360803 BytedanceWebview/d8a21c6`,
    'android',
  ],
  ['a bare WKWebView', `${IPHONE} Mobile/15E148`, 'ios'],
]

describe('an app that shows the page in its own view', () => {
  it.each(agents)('recognizes %s', (_, userAgent, expected) => {
    expect(detectInAppBrowser({ userAgent, standalone: false, shell: false })).toBe(expected)
  })

  it('recognizes the shop on the home screen as the browser it runs in', () => {
    expect(detectInAppBrowser({ userAgent: `${IPHONE} Mobile/15E148`, standalone: true, shell: false })).toBeNull()
  })

  it("recognizes the shop's own app", () => {
    const userAgent = `Mozilla/5.0 (Linux; Android 10; K) ${CHROMIUM} Chrome/131.0.0.0 Mobile Safari/537.36`
    expect(detectInAppBrowser({ userAgent, standalone: false, shell: true })).toBe('android')
  })
})

it('opens an address in the browser, or in this page if that fails', () => {
  expect(browserIntent('https://shop.example/login?a=1')).toBe(
    'intent://shop.example/login?a=1#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;' +
      'S.browser_fallback_url=https%3A%2F%2Fshop.example%2Flogin%3Fa%3D1;end',
  )
})
