import type { Page } from '@playwright/test'

/** ms without a call under way after which a page has what it asked for */
const QUIET = 250

/** The calls of one tab: what the shop said in them, and whether any is under way. */
export interface Traffic {
  /** Every text of every reply so far. */
  readonly said: Set<string>
  /** Resolves when no call has been under way for a moment. */
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
  page.on('request', (request) => {
    if (isCall(request.url())) underWay += 1
  })
  page.on('requestfailed', (request) => isCall(request.url()) && ended())
  page.on('requestfinished', async (request) => {
    if (!isCall(request.url())) return
    const body: unknown = await (await request.response())?.json().catch(() => null)
    collect(body, said)
    ended()
  })
  return {
    said,
    async settled() {
      while (underWay > 0 || Date.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) collect(each, into)
}
