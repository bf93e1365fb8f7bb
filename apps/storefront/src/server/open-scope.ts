import { AsyncLocalStorage } from 'node:async_hooks'
import { LANGUAGE_PARAM, type RenderRequest } from '@nusaria/server/site/rendered-page'
import { chooseStore } from '#platform/config/choose-store.ts'
import { mergeConfig } from '#platform/config/config.ts'
import type { Settings } from '#platform/config/settings.ts'
import { type RequestScope, readScopeFrom } from '#platform/rendering/request-scope.ts'
import { createDeadline } from './render-deadline.ts'
import { findLanguage, findLayout } from './visitor.ts'

/** ms in which replies must arrive for the page to come in one piece */
const SHELL_TIME = 300
/** ms in which the other replies must arrive, of a page that may come in several; what is later is left to the browser */
const DATA_TIME = 800

export const scopes = new AsyncLocalStorage<RequestScope>()
readScopeFrom(() => scopes.getStore())

export function settingsAt(url: URL, { stores = [], ...config }: RenderRequest['config']): Settings {
  return mergeConfig(config, chooseStore(stores, url))
}

export interface RenderResult {
  title: string
  /** The parts of the page whose code is a file of its own. */
  readonly parts: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
  /** The queries that it shows as loading: their replies came too late. */
  readonly late: ReadonlySet<string>
}

export interface ScopeOptions extends Pick<RequestScope, 'placeholder'> {
  /** Nothing waits for replies: calls are only sent. */
  readonly outline?: boolean
  /** ms in which replies must arrive */
  readonly time?: number
}

/** The scope of a page, what it collects while the page renders, and the function that ends it. `shellOver`: the page no longer comes in one piece. */
export function openScope(
  { origin, headers, config, fetch, nonce }: Pick<RenderRequest, 'origin' | 'headers' | 'config' | 'fetch' | 'nonce'>,
  url: URL,
  { placeholder, outline = false, time = nonce ? DATA_TIME : SHELL_TIME }: ScopeOptions = {},
) {
  const over = new AbortController()
  const ended = new Promise((resolve) => over.signal.addEventListener('abort', resolve))
  const waits = new Map<string, Promise<unknown>>()
  const here = new Set<string>()
  const late = new Set<string>()
  const parts = new Set<string>()
  const asked = new Set<string>()
  const found: RenderResult = { title: '', parts, asked, late }
  const shell = createDeadline(time > SHELL_TIME ? SHELL_TIME : null)
  const isLate = (key: string) => {
    if (!here.has(key) && (outline || over.signal.aborted)) late.add(key)
    return late.has(key)
  }
  const send = (key: string, start: () => Promise<unknown>) => {
    const wait = Promise.race([start().finally(() => here.add(key)), ended])
    waits.set(key, wait)
    if (!outline) shell.waitFor(wait)
    return wait
  }
  const scope: RequestScope = {
    language: findLanguage(headers, url.searchParams.get(LANGUAGE_PARAM)),
    layout: findLayout(headers),
    origin,
    config: settingsAt(url, config),
    placeholder,
    fetch: (path, init) => fetch(path, { ...init, signal: over.signal }),
    untilShell: shell.until,
    isShellOver: shell.isOver,
    askFor(key, start) {
      asked.add(key)
      const wait = over.signal.aborted ? undefined : (waits.get(key) ?? send(key, start))
      if (isLate(key)) return 'late'
      // Also what has arrived: React tells the promises of a component apart by their order, and would take an earlier one for the next.
      return wait ?? 'here'
    },
    setTitle: (text) => {
      found.title = text
    },
    usePart(id, code) {
      parts.add(id)
      shell.waitFor(code)
    },
  }
  // Replies after the deadline are left to the browser.
  const stopWaiting = () => {
    for (const key of asked) if (!here.has(key)) late.add(key)
    over.abort()
  }
  const deadline = outline ? undefined : setTimeout(stopWaiting, time)
  const end = () => {
    shell.end()
    clearTimeout(deadline)
    over.abort()
  }
  return { scope, found, shellOver: shell.over, end }
}
