import { keyBelow } from './client-state.ts'

/**
 * Everything that the shop stores in the browser, by key. Code outside this module never touches `localStorage` or `sessionStorage`.
 * What the browser refuses to store lives as long as the page, so that a flow can end; `StorageNote` says it where leaving loses something.
 * Elsewhere: passwords, codes and card data are in memory only; what a page shows (search, filters, tabs) is in the URL; the router's key and
 * `layers` (open overlays) in the history entry; the chosen language in a cookie too; in the offline build the mock's worlds in IndexedDB.
 * For use without a connection, not inside an app: replies in IndexedDB (`api/stored-replies.ts`), and in caches of the service worker the
 * shop's files (until a later version replaces them) and pictures (fourteen days, until a member logs out).
 */

/** localStorage: until the shopper clears the browser; all tabs share it. */
interface LocalKeys {
  /** The client state of `persisted-state.ts`: device, session, current purchase, last tabs, facts of the native shell. */
  'persist:root': string
  language: string
  /** The chosen look: `light` or `dark`. Without it the shop follows the system. */
  appearance: string
  /** When the offer of the app was dismissed, ISO 8601; it stays hidden for four weeks. */
  'open-app.dismissed': string
  /** When the offer to install the shop was dismissed, ISO 8601; it stays hidden for four weeks. */
  'install.dismissed': string
  /** How many visits there were, and when the last one began: see `installed.tsx`. */
  visits: string
  /** Whether the shopper allows measuring: `granted` or `denied`. */
  analytics: string
  /** The account of the last login, until a member logs out: the login proposes it after the session. */
  lastAccount: string
  /** The city for delivery estimates, a code of four digits, until a member logs out. */
  deliveryCity: string
  /** Purchases and refunds that were reported, so that each counts once, until a member logs out: see `observe.ts`. */
  reported: string
}

/** sessionStorage: one tab, until it closes. It survives a reload, a login, and the visit of Google's page. */
interface SessionKeys {
  keyword: string
  phone: string
  email: string
  account: string
  sourceChannel: string
  /** Where the login returns to: see `return-target.ts`. */
  jumpBackPath: string
  jumpBackParams: string
  /** nav_type_id of the chosen subcategory */
  thirdIndex: string
  /** nav_type_id of the chosen top-level category */
  secondaryIndex: string
  /** Where codes were sent and when the next one may be sent; never a code. */
  codeSent: string
  /** '1' while the desktop login dialog without an address is at its code step */
  loginAtCode: string
  /** '1' when the shopper has agreed to the terms in the current login */
  loginConsent: string
  /** Whose session ended in this tab, and what they were buying: see `app/store.ts`. */
  expiredSession: string
  /** The action of a guest that waits for the login: see `pending-action.ts`. */
  pendingAction: string
  /** The path of the page that offered the app: no other page of the visit does. */
  openAppShown: string
  /** The version of the shop for which this tab loaded pages again, and their paths: see `load-or-reload.ts`. */
  reloaded: string
  /** Scroll positions in px, by history entry: see `history-entry-numbers.ts`. */
  scroll: string
  /** Number of loaded pages of lists, by history entry. */
  pages: string
}

type LocalKey = keyof LocalKeys
/** `draft:<form>`: typed values of a form, for the member who typed them: see `drafts.ts`. Never passwords, codes or card data. */
type SessionKey = keyof SessionKeys | `draft:${string}`

const named = (key: string) => keyBelow(import.meta.env.BASE_URL, key)

type Area = 'local' | 'session'

/** By name in storage; null: removed, although the browser may still have a value. */
type Unstored = Map<string, string | null>

/** On the window, not in this module: the page's inline script is built with a copy of the module. A server has no page to keep it for. */
function unstoredIn(area: Area): Unstored {
  if (import.meta.env.SSR) return new Map()
  window.unstored ??= { local: new Map(), session: new Map() }
  return window.unstored[area]
}

/** What an act on a storage returns; `refused` where that is forbidden (its getter throws, or is null in a web view), or full. */
function attempt<T>(area: Area, act: (storage: Storage) => T, refused: T): T {
  try {
    return act(window[`${area}Storage`])
  } catch {
    return refused
  }
}

const listeners = new Set<() => void>()

function write(area: Area, name: string, value: string | null): void {
  const store = (storage: Storage) => {
    // First: a value that can't be replaced must not be read after a reload. It may be the session of a member who logged out.
    storage.removeItem(name)
    if (value !== null) storage.setItem(name, value)
    return true
  }
  const unstored = unstoredIn(area)
  if (attempt(area, store, false)) unstored.delete(name)
  else unstored.set(name, value)
  for (const listener of listeners) listener()
}

const safeStorage = <K extends string>(area: Area) => ({
  get(key: K): string | null {
    const name = named(key)
    const unstored = unstoredIn(area).get(name)
    return unstored === undefined ? attempt(area, (storage) => storage.getItem(name), null) : unstored
  },
  set: (key: K, value: string): void => write(area, named(key), value),
  remove(...keys: readonly K[]): void {
    for (const key of keys) write(area, named(key), null)
  },
})

export const safeLocalStorage = safeStorage<LocalKey>('local')
export const safeSessionStorage = /* @__PURE__ */ safeStorage<SessionKey>('session')

export function sessionKeys(): readonly string[] {
  const unstored = unstoredIn('session')
  const names = new Set([...attempt('session', Object.keys, []), ...unstored.keys()])
  const prefix = named('')
  return [...names].flatMap((name) => (name.startsWith(prefix) && unstored.get(name) !== null ? name.slice(prefix.length) : []))
}

/** Whether leaving the page loses something: a value that the browser didn't store. */
export function hasUnstored(): boolean {
  return [unstoredIn('local'), unstoredIn('session')].some((unstored) => [...unstored.values()].some((value) => value !== null))
}

/** Calls `listener` after each write. Returns the unsubscribe function. */
export function onStorageWrite(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows other tabs: what they store is later than what this tab couldn't store. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key && newValue !== null) unstoredIn('local').delete(key)
  })
}
