import type { Page, Request } from '@playwright/test'

/** ms without a pending request after which a page counts as loaded */
const QUIET = 150
/** ms after which nothing is waited for */
const MOST = 10_000

/** The requests of one tab: the texts of its replies, and whether any is pending. */
export interface Traffic {
  /** The texts of all replies so far. */
  readonly said: Set<string>
  /** Resolves when no request has been pending for a moment; after 10 s in any case, since one may hang. */
  settled(): Promise<void>
}

export function trafficOf(page: Page): Traffic {
  const said = new Set<string>()
  let underWay = 0
  let last = Date.now()
  const isCall = (url: string) => new URL(url).pathname.startsWith('/api/')
  const ended = () => {
    underWay -= 1
    last = Date.now()
  }
  page.on('request', () => {
    underWay += 1
  })
  page.on('requestfailed', ended)
  page.on('requestfinished', async (request) => {
    if (isCall(request.url())) collect(await replyOf(request), said)
    ended()
  })
  return {
    said,
    async settled() {
      const begun = Date.now()
      while ((underWay > 0 || Date.now() - last < QUIET) && Date.now() - begun < MOST)
        await new Promise((resolve) => setTimeout(resolve, 20))
    },
  }
}

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
