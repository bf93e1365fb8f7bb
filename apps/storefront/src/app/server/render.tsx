import { AsyncLocalStorage } from 'node:async_hooks'
import type { RenderedPage, RenderPage, RenderRequest } from '@nusaria/contracts/rendered-page'
import { StrictMode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { withBase, withoutBase } from '../../shared/base-path.ts'
import { applyConfig } from '../../shared/config.ts'
import { createI18n } from '../../shared/i18n/i18n.ts'
import { type RequestScope, readScopeFrom } from '../../shared/rendering/request-scope.ts'
import { App } from '../app.tsx'
import { routeOf } from '../routes.tsx'
import { createStore } from '../store.ts'
import { headOf } from './head.ts'
import { toHtml } from './to-html.ts'
import { languageOf, layoutOf } from './visitor.ts'

/** ms in which replies must arrive; what is late is left to the browser */
const DATA_TIME = 300

const scopes = new AsyncLocalStorage<RequestScope>()
readScopeFrom(() => scopes.getStore())

async function renderApp({ url, origin, headers, fetch, report }: RenderRequest): Promise<RenderedPage> {
  const language = languageOf(headers)
  const layout = layoutOf(headers)
  const late = new AbortController()
  const store = createStore()
  const waits = new Map<string, Promise<unknown>>()
  const ended = new Promise((resolve) => late.signal.addEventListener('abort', resolve))
  const parts = new Set<string>()
  let title = ''
  const scope: RequestScope = {
    language,
    layout,
    origin,
    fetch: (path, init) => fetch(path, { ...init, signal: late.signal }),
    waitFor(key, start) {
      if (late.signal.aborted) return null
      const wait = waits.get(key) ?? Promise.race([start(), ended])
      waits.set(key, wait)
      return wait
    },
    setTitle: (text) => {
      title = text
    },
    usePart: (id) => parts.add(id),
  }
  const deadline = setTimeout(() => {
    // What comes now isn't in the page, and must not be in its state.
    store.replaceReducer((state) => state as NonNullable<typeof state>)
    late.abort()
  }, DATA_TIME)
  try {
    return await scopes.run(scope, async () => {
      const i18n = await createI18n(language)
      const html = await toHtml(
        <StrictMode>
          <App
            i18n={i18n}
            store={store}
            inRouter={(children) => (
              <StaticRouter location={url} basename={import.meta.env.BASE_URL}>
                {children}
              </StaticRouter>
            )}
          />
        </StrictMode>,
        report,
      )
      const { queries, provided } = store.getState().api
      const texts = i18n.reportNamespaces?.getUsedNamespaces() ?? []
      return {
        language,
        title,
        head: headOf(parts),
        html,
        state: { language, layout, replies: { queries, provided, mutations: {} }, texts },
      }
    })
  } finally {
    clearTimeout(deadline)
    late.abort()
  }
}

/**
 * Renders the pages that are the same for everybody. Several stores in one configuration differ by address: their pages come empty.
 * @public
 */
export const renderPage: RenderPage = async (request) => {
  const { stores, ...config } = request.config
  const { pathname } = new URL(request.url, request.origin)
  if (stores || !pathname.startsWith(withBase('/'))) return null
  applyConfig(config)
  return routeOf(withoutBase(pathname)).rendered ? renderApp(request) : null
}
