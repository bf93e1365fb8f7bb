import { LANGUAGE_PARAM, type RenderRequest } from '@nusaria/contracts/rendered-page'
import { StrictMode } from 'react'
import { createPath, type Path, Router } from 'react-router-dom'
import { App } from '#app/app.tsx'
import { createStore, type ShopStore } from '#app/store.ts'
import { createI18n, type I18n } from '#platform/i18n/i18n.ts'
import type { RequestScope } from '#platform/rendering/request-scope.ts'
import { openScope, type RenderResult, type ScopeOptions, scopes } from './open-scope.ts'
import { type Markup, toMarkup } from './to-markup.ts'

/** A page that leads to another address does so in the browser. */
const stay = () => {}
const navigator = {
  createHref: (to: string | Partial<Path>) => (typeof to === 'string' ? to : createPath(to)),
  go: stay,
  push: stay,
  replace: stay,
}

/** A page without what is around `#root`. */
export interface RenderedApp extends Pick<RequestScope, 'language' | 'layout'>, RenderResult, Markup {
  /** Grows while the rest of the page renders. */
  readonly state: () => ReturnType<ShopStore['getState']>
  readonly i18n: I18n
}

interface RenderOptions extends ScopeOptions {
  readonly prepare?: (store: ShopStore) => void
}

/** What an iterable gives, with a function called once it has ended or is left. */
async function* endingWith<T>(all: AsyncIterable<T>, end: () => void) {
  try {
    yield* all
  } finally {
    end()
  }
}

/**
 * Renders the app at an address, and passes it on to code that runs for the same request.
 * @param url loses the parameter of the language, which isn't the shop's own
 */
export async function renderApp<T>(
  request: RenderRequest,
  url: URL,
  then: (app: RenderedApp) => Promise<T>,
  { prepare, ...options }: RenderOptions = {},
): Promise<T> {
  const store = createStore()
  prepare?.(store)
  const { scope, found, shellOver, end } = openScope(request, url, options)
  const { language, layout } = scope
  url.searchParams.delete(LANGUAGE_PARAM)
  let streams = false
  try {
    return await scopes.run(scope, async () => {
      const i18n = await createI18n(language)
      const { shell, rest } = await toMarkup(
        <StrictMode>
          <App
            i18n={i18n}
            store={store}
            inRouter={(children) => (
              <Router location={url.pathname + url.search} basename={import.meta.env.BASE_URL} navigator={navigator}>
                {children}
              </Router>
            )}
          />
        </StrictMode>,
        { ...request, shellOver },
      )
      streams = rest !== null
      return await then({ language, layout, shell, rest: rest && endingWith(rest, end), ...found, state: store.getState, i18n })
    })
  } finally {
    if (!streams) end()
  }
}
