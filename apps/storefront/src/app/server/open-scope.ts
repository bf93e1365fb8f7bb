import { AsyncLocalStorage } from 'node:async_hooks'
import { LANGUAGE_PARAM, type RenderRequest } from '@nusaria/contracts/rendered-page'
import { chooseStore } from '../../shared/choose-store.ts'
import { configOf } from '../../shared/config.ts'
import { type RequestScope, readScopeFrom } from '../../shared/rendering/request-scope.ts'
import type { Settings } from '../../shared/settings.ts'
import type { ShopStore } from '../store.ts'
import { languageOf, layoutOf } from './visitor.ts'

/** ms in which replies must arrive; what is late is left to the browser */
const DATA_TIME = 300

export const scopes = new AsyncLocalStorage<RequestScope>()
readScopeFrom(() => scopes.getStore())

/** The settings of the store at an address. */
export function settingsAt(url: URL, { stores = [], ...config }: RenderRequest['config']): Settings {
  return configOf(config, chooseStore(stores, url))
}

/** What a page shows while it renders, beside its replies. */
interface Found {
  title: string
  /** The parts of the page whose code is a file of its own. */
  readonly parts: ReadonlySet<string>
  /** The queries that it asked. */
  readonly asked: ReadonlySet<string>
}

interface OpenScope {
  readonly scope: RequestScope
  readonly found: Found
  readonly end: () => void
  readonly isLate: () => boolean
}

export interface ScopeOptions extends Pick<RequestScope, 'placeholder'> {
  /** Nothing waits for replies: calls are only sent. */
  readonly outline?: boolean
  /** ms in which replies must arrive */
  readonly time?: number
}

/** The scope of a page, what it collects while the page renders, and the function that ends it. */
export function openScope(
  { origin, headers, config, fetch }: Pick<RenderRequest, 'origin' | 'headers' | 'config' | 'fetch'>,
  url: URL,
  store: ShopStore,
  { placeholder, outline = false, time = DATA_TIME }: ScopeOptions,
): OpenScope {
  const late = new AbortController()
  const waits = new Map<string, Promise<unknown>>()
  const ended = new Promise((resolve) => late.signal.addEventListener('abort', resolve))
  const parts = new Set<string>()
  const asked = new Set<string>()
  const found: Found = { title: '', parts, asked }
  const scope: RequestScope = {
    language: languageOf(headers, url.searchParams.get(LANGUAGE_PARAM)),
    layout: layoutOf(headers),
    origin,
    config: settingsAt(url, config),
    placeholder,
    fetch: (path, init) => fetch(path, { ...init, signal: late.signal }),
    waitFor(key, start) {
      if (late.signal.aborted) return null
      asked.add(key)
      const wait = waits.get(key) ?? Promise.race([start(), ended])
      waits.set(key, wait)
      return outline ? null : wait
    },
    setTitle: (text) => {
      found.title = text
    },
    usePart: (id) => parts.add(id),
  }
  const stopWaiting = () => {
    // What comes now isn't in the page, and must not be in its state.
    store.replaceReducer((state) => state as NonNullable<typeof state>)
    late.abort()
  }
  const deadline = outline ? undefined : setTimeout(stopWaiting, time)
  const end = () => {
    clearTimeout(deadline)
    late.abort()
  }
  return { scope, found, end, isLate: () => late.signal.aborted }
}
