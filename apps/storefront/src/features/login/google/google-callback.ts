import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#platform/routing/paths.ts'

/** What Google sent back: a code for one login, or null when the shopper refused. */
export type GoogleCallback = { readonly code: string } | { readonly code: null }

/** Reads Google's callback from a query. `rest`: the query without it. Null when there is none. */
export function parseGoogleCallback(search: string): { readonly answer: GoogleCallback; readonly rest: string } | null {
  const query = new URLSearchParams(search)
  const code = query.get('code')
  if (!code && !query.has('error')) return null
  for (const name of ['code', 'error', 'error_description', 'state', 'scope', 'authuser', 'prompt', 'hd']) query.delete(name)
  const rest = query.toString()
  return { answer: { code: code || null }, rest: rest && `?${rest}` }
}

/** Holds Google's callback until a login form handles it. Only in memory: a reload loses it. */
let waiting: GoogleCallback | null = null
const seen = new Set<string>()
const listeners = new Set<() => void>()

function set(next: GoogleCallback | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

export const googleCallbackStore = {
  /** Each code is stored once, even if React runs an effect twice. */
  put(answer: GoogleCallback): void {
    if (answer.code !== null && seen.has(answer.code)) return
    if (answer.code !== null) seen.add(answer.code)
    set(answer)
  },
  peek: (): GoogleCallback | null => waiting,
  /** Gives the callback to the first caller and removes it. */
  take(): GoogleCallback | null {
    const answer = waiting
    if (answer) set(null)
    return answer
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
} as const

/** Moves Google's callback from the address into the store as soon as the login opens, before the form has loaded. */
export function useCaptureGoogleCallback(): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent(() => {
    const found = pathname === paths.login ? parseGoogleCallback(search) : null
    if (!found) return
    googleCallbackStore.put(found.answer)
    void navigate({ pathname, search: found.rest }, { replace: true, state })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each address
  useEffect(() => take(), [pathname, search])
}
