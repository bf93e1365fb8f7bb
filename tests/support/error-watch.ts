import type { BrowserContext } from '@playwright/test'

/** What a browser did that no test may leave unnoticed. */
export interface ErrorWatch {
  /** Failures found so far. */
  readonly errors: string[]
  /** Something this test means to provoke: a console error, a failed request. */
  allow(pattern: RegExp): void
}

declare global {
  interface Window {
    __contractViolations?: readonly unknown[]
  }
}

/** Notes console errors, uncaught errors, broken contracts, and requests that leave the shop or find nothing; in every tab. */
export async function watchErrors(context: BrowserContext, origin: string): Promise<ErrorWatch> {
  const errors: string[] = []
  const meant: RegExp[] = []
  const note = (text: string) => {
    if (!meant.some((pattern) => pattern.test(text))) errors.push(text)
  }
  // Of the context, not of its pages: one that stays from test to test is told of to the first alone.
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`outside request: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() === 404 || response.status() >= 500) note(`unhandled: ${response.status()} ${response.url()}`)
  })
  // The shop keeps its violations in a property: said aloud, they survive the page.
  await context.addInitScript(() => {
    // A new tab's first page and the blank one before it are one window.
    if (Object.hasOwn(window, '__contractViolations')) return
    let kept: readonly unknown[] | undefined
    Object.defineProperty(window, '__contractViolations', {
      get: () => kept,
      set: (violations: readonly unknown[]) => {
        kept = violations
        console.error(`contract violation: ${JSON.stringify(violations.at(-1))}`)
      },
    })
  })
  return { errors, allow: (pattern) => void meant.push(pattern) }
}
