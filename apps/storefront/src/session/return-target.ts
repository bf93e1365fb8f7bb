import type { Location } from 'react-router-dom'
import { paths } from '#platform/routing/paths.ts'
import { safePath } from '#platform/routing/safe-path.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'

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

export function saveReturnTarget(place: Pick<Location, 'pathname' | 'search'> & { readonly state?: unknown }): void {
  if (loginPages.includes(place.pathname)) return
  const params = queryPages.includes(place.pathname) ? place.search : JSON.stringify({ search: place.search, state: place.state ?? null })
  safeSessionStorage.set('jumpBackPath', place.pathname)
  safeSessionStorage.set('jumpBackParams', params)
}

function parseParams(path: string, params: string): { readonly search: string; readonly state: unknown } {
  if (queryPages.includes(path)) return { search: params, state: null }
  try {
    const { search, state = null } = JSON.parse(params) as { readonly search?: unknown; readonly state?: unknown }
    return { search: typeof search === 'string' ? search : '', state }
  } catch {
    return { search: '', state: null }
  }
}

/** Reads and removes the return target; home without one, or when it would leave our origin. Navigate to `to` with `state`, replacing history. */
export function takeReturnTarget(): { readonly to: string; readonly state: unknown } {
  const path = safeSessionStorage.get('jumpBackPath') ?? paths.home
  const { search, state } = parseParams(path, safeSessionStorage.get('jumpBackParams') ?? '')
  clearReturnTarget()
  const to = safePath(path + search)
  return to === null ? { to: paths.home, state: null } : { to, state }
}

export function clearReturnTarget(): void {
  safeSessionStorage.remove('jumpBackPath', 'jumpBackParams')
}
