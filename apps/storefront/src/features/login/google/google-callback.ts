import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'

/** What Google sent the shopper back with: a code that signs in once, or that it gave none. */
export type GoogleCallback = { readonly code: string } | { readonly code: null }

/** The answer in an address's query, and the query without it; null when there is none. */
export function parseGoogleCallback(search: string): { readonly answer: GoogleCallback; readonly rest: string } | null {
  const query = new URLSearchParams(search)
  const code = query.get('code')
  if (!code && !query.has('error')) return null
  for (const name of ['code', 'error', 'error_description', 'state', 'scope', 'authuser', 'prompt', 'hd']) query.delete(name)
  const rest = query.toString()
  return { answer: { code: code || null }, rest: rest && `?${rest}` }
}

/** Google's answer between the address it came by and the form that acts on it. In memory alone: a reload has lost it. */
let waiting: GoogleCallback | null = null
const seen = new Set<string>()
const listeners = new Set<() => void>()

function set(next: GoogleCallback | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

export const googleCallbackStore = {
  /** A code is taken in once, however often React runs an effect. */
  put(answer: GoogleCallback): void {
    if (answer.code !== null && seen.has(answer.code)) return
    if (answer.code !== null) seen.add(answer.code)
    set(answer)
  },
  peek: (): GoogleCallback | null => waiting,
  /** The answer, for whoever asks first. */
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

/** Takes Google's answer out of the address as soon as the login's is opened, before the form that acts on it is here. */
export function useCaptureGoogleCallback(): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent(() => {
    const found = pathname === paths.login ? parseGoogleCallback(search) : null
    if (!found) return
    googleCallbackStore.put(found.answer)
    void navigate({ pathname, search: found.rest }, { replace: true, state })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is looked at anew
  useEffect(() => take(), [pathname, search])
}
