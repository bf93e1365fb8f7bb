import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { BrowserContext } from '@playwright/test'

/** Errors in the browser that fail a test. */
export interface ErrorWatch {
  /** Errors so far. */
  readonly errors: string[]
  /** Allows an error that the test provokes. */
  allow(pattern: RegExp): void
}

/** Whether an address is one without a page, or that of a missing product: its document has status 404, which the browser reports too. */
const isNowhere = (url: string) => URL.canParse(url) && [SCREENS.nowhere, '/commodDetailEmpty'].includes(new URL(url).pathname)

/**
 * Collects console errors, uncaught errors, violations of contracts and of the security policy, foreign requests and 404 or 5xx replies, in
 * every tab.
 */
export async function watchErrors(context: BrowserContext, origin: string): Promise<ErrorWatch> {
  const errors: string[] = []
  const meant: RegExp[] = []
  const note = (text: string) => {
    if (!meant.some((pattern) => pattern.test(text))) errors.push(text)
  }
  // On the context, because a reused page is announced only to its first test.
  context.on('console', (message) => {
    if (message.type() === 'error' && !isNowhere(message.location().url)) note(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`outside request: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (isNowhere(response.url())) return
    if (response.status() === 404 || response.status() >= 500) note(`unhandled: ${response.status()} ${response.url()}`)
  })
  // Logs the violations, so that they survive the page.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      console.error(`security policy violation: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`)
    })
    // A new tab's first page shares its window with the blank page before it.
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
