import type { Location } from 'react-router-dom'
import { paths } from '#platform/routing/paths.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'

/** Pages with parameters in the query: these return to the address. Other pages get them as navigation state, too. */
export const queryPages: readonly string[] = [paths.product, paths.coupons]

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

export function clearReturnTarget(): void {
  safeSessionStorage.remove('jumpBackPath', 'jumpBackParams')
}
