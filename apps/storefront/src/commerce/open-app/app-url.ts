import { linkTo } from '#platform/routing/links.ts'

type PhoneSystem = 'ios' | 'android'

/** The host in URLs of the app's scheme: `<scheme>://shop/commodDetail?product_no=…` */
const SHOP = 'shop'

export function detectPhoneSystem(userAgent: string): PhoneSystem {
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : 'android'
}

/** The URL that opens the app at a path of the shop. When the app isn't installed, Android opens the store; iOS does nothing. */
export function appUrl(system: PhoneSystem, path: string): string {
  const scheme = linkTo('appScheme')
  if (system === 'ios') return `${scheme}://${SHOP}${path}`
  const parts = ['Intent', `scheme=${scheme}`, `package=${linkTo('androidPackage')}`]
  return `intent://${SHOP}${path}#${parts.join(';')};S.browser_fallback_url=${encodeURIComponent(linkTo(system))};end`
}
