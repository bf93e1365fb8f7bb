import { paths } from '#platform/routing/paths.ts'
import { safePath } from '#platform/routing/safe-path.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { clearReturnTarget, queryPages } from './return-target.ts'

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
