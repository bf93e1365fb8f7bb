import { paths } from '#platform/routing/paths.ts'
import { safePath } from '#platform/routing/safe-path.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'

interface ReturnLocation {
  readonly pathname: string
  /** with its `?`, or empty */
  readonly search: string
  readonly state?: unknown
}

/** Pages with parameters in the query: these return to the address. Other pages get them as navigation state, too. */
const queryPages: readonly string[] = [paths.product, paths.coupons]

/** A login never returns to a login page. */
const loginPages: readonly string[] = [
  paths.login,
  paths.emailLogin,
  paths.accountLogin,
  paths.verificationCode,
  paths.forgetPassword,
  paths.resetPassword,
]

/** Saves where the login returns to: path, query and navigation state. */
export function saveReturnTarget(place: ReturnLocation): void {
  if (loginPages.includes(place.pathname)) return
  const params = queryPages.includes(place.pathname) ? place.search : JSON.stringify({ search: place.search, state: place.state ?? null })
  safeSessionStorage.set('jumpBackPath', place.pathname)
  safeSessionStorage.set('jumpBackParams', params)
}

export interface ReturnTarget {
  /** path and query, on our own origin */
  readonly to: string
  readonly state: unknown
}

/** Reads and removes the return target: home without one, or when it would leave our origin. Navigate to `to` with `state`, replacing history. */
export function takeReturnTarget(): ReturnTarget {
  const { to, state } = readReturnTarget()
  const safe = safePath(to)
  return safe === null ? { to: paths.home, state: null } : { to: safe, state }
}

/** Removes the return target: the shopper closed the login. */
export function clearReturnTarget(): void {
  safeSessionStorage.remove('jumpBackPath', 'jumpBackParams')
}

function readReturnTarget(): ReturnTarget {
  const path = safeSessionStorage.get('jumpBackPath')
  const params = safeSessionStorage.get('jumpBackParams') ?? ''
  clearReturnTarget()
  if (path === null) return { to: paths.home, state: null }
  if (queryPages.includes(path)) return { to: path + params, state: null }
  try {
    const { search, state } = JSON.parse(params) as { search?: unknown; state?: unknown }
    return { to: path + (typeof search === 'string' ? search : ''), state: state ?? null }
  } catch {
    return { to: path, state: null }
  }
}
