import type { BrowserContext, Page, Request, Route } from '@playwright/test'

/** Files whose name or folder has a hash: another version of the shop has others. */
const HASHED = /\/(assets|texts)\//

/** What a server answers for a file that it no longer has. */
export const GONE = {
  'not found': { status: 404, contentType: 'text/plain', body: 'Not Found' },
  'the page for any address': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Nusaria</title>' },
} as const

/** The errors that a browser logs of such files. */
export const GONE_ERRORS = /404|Failed to load resource|dynamically imported module|MIME type|module script|preload/i

type Handler = (route: Route, request: Request) => Promise<void>

interface Tab {
  /** The files that the document has asked for. */
  readonly files: Set<string>
  replaced: boolean
  /** It asked for a file that is gone. */
  misses: boolean
  loads: number
  reloads: number
}

/** Has a server deploy other versions of the shop. */
export interface Deployments {
  /** From now on the open pages find no file that they haven't asked for yet. A page that is loaded again finds all of its own. */
  replace(): void
  /** How often a tab loaded its document. */
  loads(page: Page): number
  /** How often a tab loaded its document after it had missed a file. */
  reloads(page: Page): number
  stop(): Promise<void>
}

export async function watchDeployments(context: BrowserContext, gone: keyof typeof GONE = 'not found'): Promise<Deployments> {
  const tabs = new Map<Page, Tab>()
  let version = 0
  const tabOf = (page: Page): Tab => {
    const tab = tabs.get(page) ?? { files: new Set(), replaced: false, misses: false, loads: 0, reloads: 0 }
    tabs.set(page, tab)
    return tab
  }
  context.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame().parentFrame()) return
    const tab = tabOf(request.frame().page())
    if (tab.misses) tab.reloads += 1
    tab.files.clear()
    tab.replaced = false
    tab.misses = false
    tab.loads += 1
  })
  const answerFile: Handler = async (route, request) => {
    const tab = tabOf(request.frame().page())
    if (tab.replaced && !tab.files.has(request.url())) {
      tab.misses = true
      return route.fulfill(GONE[gone])
    }
    tab.files.add(request.url())
    return route.fallback()
  }
  // A page asks for the version that is deployed.
  const isPage = (url: URL) => context.pages().some((page) => new URL(page.url()).href.split('#')[0] === url.href)
  const answerPage: Handler = async (route, request) => {
    if (request.resourceType() !== 'fetch') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(/(name="version" content=")\w+/, `$1${version}`)
    return route.fulfill({ response, body })
  }
  await context.route(HASHED, answerFile)
  await context.route(isPage, answerPage)
  return {
    replace() {
      version += 1
      for (const page of context.pages()) tabOf(page).replaced = true
    },
    loads: (page) => tabOf(page).loads,
    reloads: (page) => tabOf(page).reloads,
    async stop() {
      await context.unroute(HASHED, answerFile)
      await context.unroute(isPage, answerPage)
    },
  }
}
