import { PassThrough, Writable } from 'node:stream'
import { LANGUAGE_PARAM, type RenderRequest } from '@nusaria/server/site/rendered-page'
import { type ReactNode, StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createPath, type Path, Router } from 'react-router-dom'
import { App } from '#app/app.tsx'
import type { ShopStore } from '#app/store.ts'
import { createI18n, type I18n } from '#platform/i18n/i18n.ts'
import type { RequestScope } from '#platform/rendering/request-scope.ts'
import { openScope, type RenderResult, type ScopeOptions, scopes } from './open-scope.ts'
import { createServerStore } from './server-store.ts'

/** Collects what React writes. React calls `flush` where elements are complete: first after the shell. */
class Pieces extends Writable {
  shell: string | undefined
  readonly rest = new PassThrough({ objectMode: true })
  readonly #decoder = new TextDecoder()
  #text = ''

  constructor() {
    // React would stop in the middle of an element.
    super({ highWaterMark: Number.MAX_SAFE_INTEGER })
  }

  override _write(chunk: Uint8Array, _: BufferEncoding, done: () => void): void {
    this.#text += this.#decoder.decode(chunk, { stream: true })
    done()
  }

  flush(): void {
    if (this.shell === undefined) this.shell = this.#text
    else if (this.#text) this.rest.write(this.#text)
    this.#text = ''
  }

  override _final(done: () => void): void {
    this.flush()
    this.rest.end()
    done()
  }
}

/** The markup without the element around all of it. */
const withoutBox = (html: string) => html.replace(/<div>(.*)<\/div>/s, '$1')

/**
 * Rejects when the element throws outside of every Suspense boundary.
 * @param shellOver resolves when what isn't there yet comes later
 */
function toMarkup(
  element: ReactNode,
  { report, nonce }: RenderRequest,
  shellOver: Promise<unknown>,
): Promise<Pick<RenderedApp, 'shell' | 'rest'>> {
  return new Promise((resolve, reject) => {
    let finished = false
    const finish = () => {
      if (finished) return
      finished = true
      const pieces = pipe(new Pieces())
      resolve({ shell: withoutBox(pieces.shell ?? ''), rest: pieces.writableEnded ? null : pieces.rest })
    }
    // In a box: React would hold everything back while an outermost part is late, since that might be the document's head.
    const { pipe } = renderToPipeableStream(<div>{element}</div>, {
      // What is there is sent in one piece: the parts of a large page would otherwise be put into place by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce && { nonce }),
      // A part that is complete at the same time is in the shell.
      onAllReady: finish,
      onShellReady: () => void shellOver.then(finish),
      onShellError: reject,
      // A part that fails is left to the browser, which reports it there if it fails again.
      onError: (error) => report(`A part of the page could not be rendered: ${error}`),
    })
  })
}

/** A page that leads to another address does so in the browser. */
const stay = () => {}
const navigator = {
  createHref: (to: string | Partial<Path>) => (typeof to === 'string' ? to : createPath(to)),
  go: stay,
  push: stay,
  replace: stay,
}

/** A page without what is around `#root`. */
export interface RenderedApp extends Pick<RequestScope, 'language' | 'layout'>, RenderResult {
  /** The markup of what is there at first. */
  readonly shell: string
  /** The parts that come later, with the inline scripts that put them into place; null: the shell is complete, and has no script. */
  readonly rest: AsyncIterable<string> | null
  /** Grows while the rest of the page renders. */
  readonly state: () => ReturnType<ShopStore['getState']>
  readonly i18n: I18n
}

/** Calls `end` once the iterable has ended or is left. */
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
  { device, ...options }: ScopeOptions & { readonly device?: string } = {},
): Promise<T> {
  const store = createServerStore(device)
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
        request,
        shellOver,
      )
      streams = rest !== null
      return await then({ language, layout, shell, rest: rest && endingWith(rest, end), ...found, state: store.getState, i18n })
    })
  } finally {
    if (!streams) end()
  }
}
