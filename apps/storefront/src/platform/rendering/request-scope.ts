import type { Language } from '@nusaria/contracts/headers'
import type { ReactNode } from 'react'
import type { Settings } from '../config/settings.ts'

/** What belongs to one page. A server renders many at once, so nothing of this may live in a module. */
export interface RequestScope {
  readonly language: Language
  readonly layout: 'mobile' | 'desktop'
  /** `https://shop.example` */
  readonly origin: string
  readonly config: Settings
  /** Shown in place of the page, which only the browser renders. */
  readonly placeholder?: ReactNode
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /**
   * Asks for a reply, once for each key. While there is time it is the same promise each time, because React renders a waiting component again from
   * the start. Then `'here'`: the reply has come; `'late'`: the page does without it.
   */
  readonly askFor: (key: string, start: () => Promise<unknown>) => Promise<unknown> | 'here' | 'late'
  /** A promise while the page may still come in one piece, and waits for replies or code; then null. */
  readonly untilShell: () => Promise<unknown> | null
  readonly isShellOver: () => boolean
  readonly setTitle: (title: string) => void
  /** Notes a part of the page whose code is a file of its own. */
  readonly usePart: (id: string, code: Promise<unknown>) => void
}

let current: () => RequestScope | undefined = () => undefined

/** For the renderer, which knows the request of the running code. */
export function readScopeFrom(read: () => RequestScope | undefined): void {
  current = read
}

/** The page that the running code renders on a server; undefined in a browser, whose build drops the code that asks. */
export const requestScope = (): RequestScope | undefined => (import.meta.env.SSR ? current() : undefined)

/**
 * The server's build wraps each `import()` in it (`vite/renderer.ts`).
 * @public
 */
export function usesPart<T>(id: string, module: Promise<T>): Promise<T> {
  current()?.usePart(id, module)
  return module
}
