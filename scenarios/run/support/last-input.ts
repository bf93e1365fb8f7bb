import type { BrowserContext, Page } from '@playwright/test'

/** Keeps the last input and errors that each page of a context got: a key may go to another part than the step meant, or to none. */
export async function keepLastInput(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept: { readonly at: number; readonly what: string }[] = []
    window.__lastInput = kept
    const nameOf = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return 'the page'
      const label = (target as Partial<HTMLInputElement>).labels?.[0]
      const name = (target.getAttribute('aria-label') ?? (label ?? target).textContent ?? '').trim().slice(0, 30)
      return `${target.getAttribute('role') ?? target.localName}${name && ` “${name}”`}`
    }
    const describe = (event: Event) => {
      if (event instanceof ErrorEvent) return `error “${event.message}”`
      if (event instanceof PromiseRejectionEvent) return `rejection “${event.reason}”`
      // Typed characters may be secret.
      const key = event instanceof KeyboardEvent ? ` ${event.key.length > 1 ? event.key : 'of a character'}` : ''
      return `${event.type}${key} on ${nameOf(event.target)}`
    }
    const keep = (event: Event) => {
      kept.push({ at: performance.now(), what: describe(event) })
      if (kept.length > 10) kept.shift()
    }
    for (const kind of ['focusin', 'focusout', 'keydown', 'input', 'click', 'submit', 'error', 'unhandledrejection'])
      window.addEventListener(kind, keep, { capture: true, passive: true })
  })
}

/** The last input and errors that a page got, with the seconds since then. */
export const lastInput = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const now = performance.now()
    return (window.__lastInput ?? []).map(({ at, what }) => `${what} (${((now - at) / 1000).toFixed(1)} s before)`)
  })
