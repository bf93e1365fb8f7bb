import { APP_STORE_URLS } from '../../shared/paths.ts'

export type PhoneSystem = 'ios' | 'android'

/** The shop's apps, set at build time. */
const app = {
  scheme: import.meta.env.VITE_APP_SCHEME ?? 'nusaria',
  androidPackage: import.meta.env.VITE_ANDROID_PACKAGE ?? 'com.nusaria.shop',
} as const

/** The host in URLs of the app's scheme: `nusaria://shop/commodDetail?product_no=…` */
const SHOP = 'shop'

export function detectPhoneSystem(userAgent: string): PhoneSystem {
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : 'android'
}

export function storeUrl(system: PhoneSystem): string {
  return (system === 'ios' ? import.meta.env.VITE_IOS_URL : import.meta.env.VITE_ANDROID_URL) ?? APP_STORE_URLS[system]
}

/** The URL that opens the app at a path of the shop. When the app isn't installed, Android opens the store; iOS does nothing. */
export function appUrl(system: PhoneSystem, path: string): string {
  if (system === 'ios') return `${app.scheme}://${SHOP}${path}`
  const parts = ['Intent', `scheme=${app.scheme}`, `package=${app.androidPackage}`]
  return `intent://${SHOP}${path}#${parts.join(';')};S.browser_fallback_url=${encodeURIComponent(storeUrl(system))};end`
}
