import { APP_STORE_URLS } from '../../shared/paths.ts'

export type PhoneSystem = 'ios' | 'android'

/** The shop's apps, fixed when the storefront is built. */
const app = {
  scheme: import.meta.env.VITE_APP_SCHEME ?? 'nusaria',
  androidPackage: import.meta.env.VITE_ANDROID_PACKAGE ?? 'com.nusaria.shop',
} as const

/** What stands for the shop in addresses of the app's own scheme: `nusaria://shop/commodDetail?product_no=…` */
const SHOP = 'shop'

/** The system of the phone that a user agent tells of. */
export function detectPhoneSystem(userAgent: string): PhoneSystem {
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : 'android'
}

/** Where the app of a system is to be had. */
export function storeUrl(system: PhoneSystem): string {
  return (system === 'ios' ? import.meta.env.VITE_IOS_URL : import.meta.env.VITE_ANDROID_URL) ?? APP_STORE_URLS[system]
}

/** Opens the app at a path of the shop. Android leads to the store by itself where the app isn't installed; iOS does nothing then. */
export function appUrl(system: PhoneSystem, path: string): string {
  if (system === 'ios') return `${app.scheme}://${SHOP}${path}`
  const parts = ['Intent', `scheme=${app.scheme}`, `package=${app.androidPackage}`]
  return `intent://${SHOP}${path}#${parts.join(';')};S.browser_fallback_url=${encodeURIComponent(storeUrl(system))};end`
}
