import type { Page, Request } from '@playwright/test'

/** ms without a pending request after which a page counts as loaded */
export const QUIET = 150
/** ms after which nothing is waited for */
const MOST = 10_000

/** The requests of a tab or of a context. */
export interface Requests {
  /**
   * Resolves when no request has been pending for a moment and the page has no work left that may send one; after `most` ms (10,000) in any
   * case, since one may hang.
   */
  settled(most?: number): Promise<void>
}

/** The requests of one tab. */
export interface Traffic extends Requests {
  /** The texts of all replies so far. */
  readonly said: Set<string>
}

/** A tab or a context. */
interface Tabs {
  on(event: 'request' | 'requestfinished' | 'requestfailed', listener: (request: Request) => unknown): unknown
}

/** The requests of `tabs` from now on. `replied` runs before a request counts as ended. */
export function requestsOf(tabs: Tabs, page: () => Page, replied?: (request: Request) => Promise<void>): Requests {
  let sent = 0
  let underWay = 0
  let last = Date.now()
  const ended = () => {
    underWay -= 1
    last = Date.now()
  }
  tabs.on('request', () => {
    sent += 1
    underWay += 1
  })
  tabs.on('requestfailed', ended)
  tabs.on('requestfinished', async (request) => {
    await replied?.(request)
    ended()
  })
  return {
    async settled(most = MOST) {
      const begun = Date.now()
      let before: number
      do {
        before = sent
        while ((underWay > 0 || Date.now() - last < QUIET) && Date.now() - begun < most) await pause(20)
        await Promise.race([afterWork(page()), pause(2_000)])
      } while (sent > before && Date.now() - begun < most)
    },
  }
}

export function trafficOf(page: Page): Traffic {
  const said = new Set<string>()
  const isCall = (url: string) => new URL(url).pathname.startsWith('/api/')
  const requests = requestsOf(
    page,
    () => page,
    async (request) => {
      if (isCall(request.url())) collect(await replyOf(request), said)
    },
  )
  return { ...requests, said }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves after the work that a busy page still has: React works in messages, and one that is sent now comes after them. */
const afterWork = (page: Page): Promise<unknown> =>
  page
    .evaluate(
      () =>
        new Promise<void>((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => done()
          port2.postMessage(null)
        }),
    )
    .catch(() => null)

/** The reply as JSON; null for none, as when the page closes meanwhile. */
const replyOf = (request: Request): Promise<unknown> =>
  request
    .response()
    .then((response) => response?.json())
    .catch(() => null)

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) collect(each, into)
}
