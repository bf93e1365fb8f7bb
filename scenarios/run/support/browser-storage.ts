import { CLIENT_STATE_KEY } from '@nusaria/storefront/platform/state/client-state'
import type { BrowserContext } from '@playwright/test'

const AREAS = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const

interface Refusal {
  /** Which storages are refused; all by default. */
  readonly areas?: readonly (typeof AREAS)[number][]
  /** `throws`: on each access, as where cookies are blocked. `null`: as in a web view whose DOM storage is off. */
  readonly as?: 'throws' | 'null'
  /** What the shop stored of a member (`storedState`): each page can read it, and nothing else, so that a story about a member needs no login on each load. */
  readonly session?: string
}

/** Each page that loads from now on has no storage. Cookies stay: the mock names the world in one. */
export async function withoutStorage(context: BrowserContext, { areas = AREAS, as = 'throws', session }: Refusal = {}): Promise<void> {
  await context.addInitScript(
    ([refused, how, key, given]) => {
      for (const area of refused)
        Object.defineProperty(window, area, {
          configurable: true,
          get() {
            if (area === 'localStorage' && given !== undefined)
              return new Proxy(Object.create(Storage.prototype), {
                get: (_, name) => (asked: string) => {
                  if (name === 'getItem') return asked === key ? given : null
                  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
                },
                ownKeys: () => [],
              })
            if (how === 'null') return null
            throw new DOMException(`Failed to read '${area}': access is denied for this document.`, 'SecurityError')
          },
        })
    },
    [areas, as, CLIENT_STATE_KEY, session] as const,
  )
}

/** Each page that loads from now on can read what is stored, and store nothing more. */
export async function withFullStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError')
    }
  })
}
