import { paths } from '../paths.ts'
import { sessionValues } from './session-values.ts'

interface Place {
  readonly pathname: string
  /** with its `?`, or empty */
  readonly search: string
  readonly state?: unknown
}

/** Their query says what they show, so it goes back into the address; other pages get theirs as navigation state too. */
const queryPages: readonly string[] = [paths.product, paths.coupons]

/** Where login leads back to: the path and query of `place`, and its navigation state. */
export function saveReturnTarget(place: Place): void {
  const params = queryPages.includes(place.pathname) ? place.search : JSON.stringify({ search: place.search, state: place.state ?? null })
  sessionValues.set('jumpBackPath', place.pathname)
  sessionValues.set('jumpBackParams', params)
}

/** The stored return target, home without one; it serves once. Navigate to `to` with `state`, replacing history. */
export function takeReturnTarget(): { readonly to: string; readonly state: unknown } {
  const path = sessionValues.get('jumpBackPath')
  const params = sessionValues.get('jumpBackParams') ?? ''
  sessionValues.remove('jumpBackPath', 'jumpBackParams')
  if (!path?.startsWith('/') || path.startsWith('//')) return { to: paths.home, state: null }
  if (queryPages.includes(path)) return { to: path + params, state: null }
  try {
    const { search, state } = JSON.parse(params) as { search: string; state: unknown }
    return { to: path + search, state }
  } catch {
    return { to: path, state: null }
  }
}
