import { randomId } from './random-id.ts'

/** What takes over the router's view of the history, while overlays have entries of their own in it: `layered-history.ts`. */
export interface HistoryLayers extends Pick<History, 'pushState' | 'replaceState' | 'go'> {
  onPop: (event: PopStateEvent, router: (event: PopStateEvent) => void) => void
}

let layers: HistoryLayers | null = null

export function takeOverHistory(given: HistoryLayers): void {
  layers = given
}

/** The router gives a key to each entry that it adds, but none to one at which a document was loaded or that an anchor added. */
function addKey(): void {
  const state = window.history.state as { readonly key?: string } | null
  if (!state?.key) window.history.replaceState({ ...state, key: randomId() }, '')
}

const history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'> = {
  get state() {
    return window.history.state
  },
  pushState: (...entry) => (layers ?? window.history).pushState(...entry),
  replaceState: (...entry) => (layers ?? window.history).replaceState(...entry),
  go: (delta) => (layers ?? window.history).go(delta),
}

let router: ((event: PopStateEvent) => void) | null = null

/** The window for the router: it sees the entries of pages alone. */
export const routerWindow = {
  get location() {
    return window.location
  },
  history,
  addEventListener(_: 'popstate', listener: (event: PopStateEvent) => void) {
    router = listener
  },
  removeEventListener() {
    router = null
  },
} as unknown as Window

if (!import.meta.env.SSR && typeof window !== 'undefined') {
  addKey()
  window.addEventListener('popstate', (event) => {
    addKey()
    const toRouter = (moved: PopStateEvent) => router?.(moved)
    if (layers) layers.onPop(event, toRouter)
    else toRouter(event)
  })
}

/** Whether the page was reloaded under open overlays, which it has no more: `layered-history.ts` leaves their entries. */
export const hasOrphanedLayers = (): boolean => Boolean((window.history.state as { readonly layers?: number } | null)?.layers)
