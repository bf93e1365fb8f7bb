import type { Page } from '@playwright/test'

/** What a page did that no test may leave unnoticed. */
export interface Watch {
  /** Failures found so far. */
  readonly found: string[]
  /** A console error, failed request or page error this test means to provoke. */
  expect(pattern: RegExp): void
}

/** Notes console errors, uncaught errors, and requests that leave the shop or find nothing. */
export function watchPage(page: Page, origin: string): Watch {
  const found: string[] = []
  const meant: RegExp[] = []
  const note = (text: string) => {
    if (!meant.some((pattern) => pattern.test(text))) found.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`outside request: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() === 404 || response.status() >= 500) note(`unhandled: ${response.status()} ${response.url()}`)
  })
  return { found, expect: (pattern) => void meant.push(pattern) }
}
