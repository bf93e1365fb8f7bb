import { matchPath } from 'react-router-dom'
import { linkTo } from '#platform/config/config.ts'
import { paths } from '#platform/routing/paths.ts'

/** Pages that are the same for everybody, with the query parameters that identify them. All others are private. */
const SHAREABLE_PAGES: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [],
  [paths.category]: [],
  [paths.productList]: ['keyword', 'typeId'],
  [paths.product]: ['product_no'],
  [paths.productMissing]: [],
  [paths.coupons]: ['coupon', 'vid'],
  [paths.activities]: ['project_id', 'vid'],
  [paths.voucherTerms]: ['coupon_no'],
  [paths.faqs]: [],
  [paths.me]: [],
  [paths.viewed]: [],
  [paths.points]: [],
  [paths.messages]: [],
  [paths.search]: [],
  [paths.cart]: [],
  [paths.favourites]: [],
  [paths.vouchers]: [],
}

/** They have a form, a payment or a bar at the bottom other than the product's. */
const WITHOUT_PROMPT: readonly string[] = [paths.search, paths.cart, paths.favourites, paths.vouchers]

/** Longer values are left out: no id is that long. */
const MAX_VALUE_LENGTH = 100

const findShareablePage = (pathname: string) => Object.entries(SHAREABLE_PAGES).find(([path]) => matchPath(path, pathname))

/** The path that may be shared for a URL: never an order, a token or a code. Home for all other pages. */
export function shareablePath(pathname: string, search: string): string {
  const found = findShareablePage(pathname)
  if (!found) return paths.home
  const [path, query] = found
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => query.includes(name) && value !== '' && value.length <= MAX_VALUE_LENGTH,
  )
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

export function isPromptAllowed(pathname: string): boolean {
  const [path] = findShareablePage(pathname) ?? []
  return path !== undefined && !WITHOUT_PROMPT.includes(path)
}

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
