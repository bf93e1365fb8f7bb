import { matchPath } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'

interface Place {
  /** What in its query says which place it is; whatever else stands there is somebody's own. */
  readonly query: readonly string[]
  /** Whether the shopper only looks around here: nothing to fill in, nothing to pay, no action over the page's bottom but buying. */
  readonly calm: boolean
}

const calm = (...query: readonly string[]): Place => ({ query, calm: true })

/** Places that are the same for everybody. */
const places: Readonly<Record<string, Place>> = {
  [paths.home]: calm(),
  [paths.category]: calm(),
  [paths.productList]: calm('keyword', 'typeId'),
  [paths.product]: calm('product_no'),
  [paths.productMissing]: calm(),
  [paths.coupons]: calm('coupon', 'vid'),
  [paths.activities]: calm('project_id', 'vid'),
  [paths.voucherTerms]: calm('coupon_no'),
  [paths.faqs]: calm(),
  [paths.me]: calm(),
  [paths.viewed]: calm(),
  [paths.points]: calm(),
  [paths.messages]: calm(),
  [paths.search]: { query: [], calm: false },
  [paths.cart]: { query: [], calm: false },
  [paths.favourites]: { query: [], calm: false },
  [paths.wallet]: { query: [], calm: false },
}

/** The characters a value may have: longer ones say more than a place. */
const LONGEST = 100

function placeAt(pathname: string): [path: string, place: Place] | undefined {
  return Object.entries(places).find(([path]) => matchPath(path, pathname))
}

/** The path of the shop that an address leads to, as far as it may be handed on: never an order, a token or a code. Home for any other. */
export function sharePath(pathname: string, search: string): string {
  const found = placeAt(pathname)
  if (!found) return paths.home
  const [path, { query }] = found
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => query.includes(name) && value !== '' && value.length <= LONGEST)
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

/** Whether a prompt disturbs nobody here. */
export function isCalm(pathname: string): boolean {
  return placeAt(pathname)?.[1].calm === true
}
