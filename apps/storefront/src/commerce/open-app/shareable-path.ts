import { matchPath } from 'react-router-dom'
import { paths } from '#platform/routing/paths.ts'

interface ShareablePage {
  /** The query parameters that identify the page. All others are private. */
  readonly query: readonly string[]
  /** Whether the app prompt may show: a page to browse, without forms, payment or a bar at the bottom other than the product's. */
  readonly calm: boolean
}

const promptPage = (...query: readonly string[]): ShareablePage => ({ query, calm: true })

/** Pages that are the same for everybody. */
const SHAREABLE_PAGES: Readonly<Record<string, ShareablePage>> = {
  [paths.home]: promptPage(),
  [paths.category]: promptPage(),
  [paths.productList]: promptPage('keyword', 'typeId'),
  [paths.product]: promptPage('product_no'),
  [paths.productMissing]: promptPage(),
  [paths.coupons]: promptPage('coupon', 'vid'),
  [paths.activities]: promptPage('project_id', 'vid'),
  [paths.voucherTerms]: promptPage('coupon_no'),
  [paths.faqs]: promptPage(),
  [paths.me]: promptPage(),
  [paths.viewed]: promptPage(),
  [paths.points]: promptPage(),
  [paths.messages]: promptPage(),
  [paths.search]: { query: [], calm: false },
  [paths.cart]: { query: [], calm: false },
  [paths.favourites]: { query: [], calm: false },
  [paths.wallet]: { query: [], calm: false },
}

/** Longer values are left out: no id is that long. */
const MAX_VALUE_LENGTH = 100

function findShareablePage(pathname: string): [path: string, place: ShareablePage] | undefined {
  return Object.entries(SHAREABLE_PAGES).find(([path]) => matchPath(path, pathname))
}

/** The path that may be shared for a URL: never an order, a token or a code. Home for all other pages. */
export function shareablePath(pathname: string, search: string): string {
  const found = findShareablePage(pathname)
  if (!found) return paths.home
  const [path, { query }] = found
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => query.includes(name) && value !== '' && value.length <= MAX_VALUE_LENGTH,
  )
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

export function isPromptAllowed(pathname: string): boolean {
  return findShareablePage(pathname)?.[1].calm === true
}
