import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '@nusaria/contracts/headers'
import { LANGUAGE_PARAM, type RenderedPage, type RenderPage, type RenderRequest } from '@nusaria/contracts/rendered-page'
import { StrictMode } from 'react'
import { createPath, type Path, Router } from 'react-router-dom'
import { withBase, withoutBase } from '../../shared/base-path.ts'
import { applyConfig } from '../../shared/config.ts'
import { createI18n } from '../../shared/i18n/i18n.ts'
import { paths } from '../../shared/paths.ts'
import { type RequestScope, readScopeFrom } from '../../shared/rendering/request-scope.ts'
import { App } from '../app.tsx'
import { notFound, type PageRoute, routeOf } from '../routes.tsx'
import { createStore, type ShopStore } from '../store.ts'
import { cacheTags } from './cache-tags.ts'
import { startElement, styleElements } from './head.ts'
import { pageHtml } from './page-html.ts'
import { statusOf } from './status.ts'
import { Replies } from './tags/replies.ts'
import { specialTags } from './tags/special-tags.ts'
import { namedPath, pageTags } from './tags/tags.ts'
import { toHtml } from './to-html.ts'
import { languageOf, layoutOf } from './visitor.ts'

/** ms in which replies must arrive; what is late is left to the browser */
const DATA_TIME = 300

/** A page that leads to another address does so in the browser. */
const stay = () => {}
const navigator = {
  createHref: (to: string | Partial<Path>) => (typeof to === 'string' ? to : createPath(to)),
  go: stay,
  push: stay,
  replace: stay,
}

const scopes = new AsyncLocalStorage<RequestScope>()
readScopeFrom(() => scopes.getStore())

/** The scope of a page, what it collects while the page renders, and the function that ends it. */
function openScope({ origin, headers, fetch }: RenderRequest, url: URL, store: ShopStore) {
  const late = new AbortController()
  const waits = new Map<string, Promise<unknown>>()
  const ended = new Promise((resolve) => late.signal.addEventListener('abort', resolve))
  const parts = new Set<string>()
  const found = { title: '', parts }
  const scope: RequestScope = {
    language: languageOf(headers, url.searchParams.get(LANGUAGE_PARAM)),
    layout: layoutOf(headers),
    origin,
    fetch: (path, init) => fetch(path, { ...init, signal: late.signal }),
    waitFor(key, start) {
      if (late.signal.aborted) return null
      const wait = waits.get(key) ?? Promise.race([start(), ended])
      waits.set(key, wait)
      return wait
    },
    setTitle: (text) => {
      found.title = text
    },
    usePart: (id) => parts.add(id),
  }
  const deadline = setTimeout(() => {
    // What comes now isn't in the page, and must not be in its state.
    store.replaceReducer((state) => state as NonNullable<typeof state>)
    late.abort()
  }, DATA_TIME)
  const end = () => {
    clearTimeout(deadline)
    late.abort()
  }
  return { scope, found, end, isLate: () => late.signal.aborted }
}

/** The page that says that the shop doesn't have a product. The browser goes to its address, and renders it there. */
async function renderMissing(request: RenderRequest, language: Language, status: number): Promise<RenderedPage> {
  const missing = new URL(withBase(paths.productMissing), request.origin)
  missing.searchParams.set(LANGUAGE_PARAM, language)
  return { ...(await render(request, missing, routeOf(paths.productMissing), { hydrates: false })), status }
}

async function render(request: RenderRequest, url: URL, route: PageRoute, { hydrates = true } = {}): Promise<RenderedPage> {
  const { template, origin, report } = request
  const store = createStore()
  const { scope, found, end, isLate } = openScope(request, url, store)
  const { language, layout } = scope
  const languageNamed = url.searchParams.get(LANGUAGE_PARAM) === language
  url.searchParams.delete(LANGUAGE_PARAM)
  try {
    return await scopes.run(scope, async () => {
      const i18n = await createI18n(language)
      const location = url.pathname + url.search
      const html = await toHtml(
        <StrictMode>
          <App
            i18n={i18n}
            store={store}
            inRouter={(children) => (
              <Router location={location} basename={import.meta.env.BASE_URL} navigator={navigator}>
                {children}
              </Router>
            )}
          />
        </StrictMode>,
        report,
      )
      const { queries, provided } = store.getState().api
      const complete = !isLate() && Object.values(queries).every((query) => query?.status !== 'rejected')
      const replies = new Replies(store.getState())
      const pathname = withoutBase(url.pathname)
      const status = route === notFound ? 404 : statusOf(pathname, url.searchParams, replies)
      if (status !== 200 && pathname === paths.product) return renderMissing(request, language, status)
      const texts = [...i18n.used]
      await i18n.loadNamespaces(['seo'])
      const { title, parts } = found
      const page = { title, origin, path: namedPath(pathname, url.search), params: url.searchParams, replies, t: i18n.t }
      const special = specialTags(pathname, page)
      const tags = pageTags(page, status === 200 ? special : { ...special, index: false }, { language, languageNamed })
      const state = hydrates && { language, layout, replies: { queries, provided, mutations: {} }, texts }
      return {
        status,
        complete,
        tags: cacheTags(pathname, url.searchParams, queries),
        html: pageHtml(template, {
          title,
          tags,
          styles: styleElements(parts),
          start: (first) => startElement(parts, first),
          language,
          html,
          state,
        }),
      }
    })
  } finally {
    end()
  }
}

/**
 * Renders the pages that are the same for everybody. Several stores in one configuration differ by address: their pages come empty.
 * @public
 */
export const renderPage: RenderPage = async (request) => {
  const { stores, ...config } = request.config
  const url = new URL(request.url, request.origin)
  if (stores || !url.pathname.startsWith(withBase('/'))) return null
  applyConfig(config)
  const route = routeOf(withoutBase(url.pathname))
  return route.rendered ? render(request, url, route) : null
}
