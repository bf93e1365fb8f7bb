import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Times in ms since the page loaded. */
    __lastInput?: { readonly at: number; readonly what: string }[]
  }
}

/** Keeps the last input that each page of a context got: it may go to another part than the step meant, or to none. */
export async function keepLastInput(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept: { readonly at: number; readonly what: string }[] = []
    window.__lastInput = kept
    const nameOf = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return 'the page'
      const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 30)
      return `${target.getAttribute('role') ?? target.localName}${name && ` “${name}”`}`
    }
    // Which character was typed is nobody's business.
    const keyOf = (event: Event) => (event instanceof KeyboardEvent ? ` ${event.key.length > 1 ? event.key : 'of a character'}` : '')
    for (const kind of ['focusin', 'focusout', 'keydown', 'input', 'click', 'submit']) {
      const keep = (event: Event) => {
        kept.push({ at: performance.now(), what: `${kind}${keyOf(event)} on ${nameOf(event.target)}` })
        if (kept.length > 8) kept.shift()
      }
      window.addEventListener(kind, keep, { capture: true, passive: true })
    }
  })
}

/** The last input that a page got, with the seconds since then. */
export const lastInput = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const now = performance.now()
    return (window.__lastInput ?? []).map(({ at, what }) => `${what} (${((now - at) / 1000).toFixed(1)} s before)`)
  })
