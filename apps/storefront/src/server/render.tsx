import type { Language } from '@nusaria/contracts/headers'
import { LANGUAGE_PARAM, type RenderedPage, type RenderPage, type RenderRequest } from '@nusaria/server/site/rendered-page'
import { findRoute, notFound, type PageRoute } from '#app/routes.tsx'
import { withBase, withoutBase } from '#platform/routing/base-path.ts'
import { paths } from '#platform/routing/paths.ts'
import { cacheTags } from './cache-tags.ts'
import { settingsAt } from './open-scope.ts'
import { pageHtml, preloadElements } from './page-html.ts'
import { PagePlaceholder } from './page-placeholder.tsx'
import { type RenderedApp, renderApp } from './render-app.tsx'
import { createSentState } from './sent-state.ts'
import { findStatus, specialTags } from './tags/page-kinds.ts'
import { namedPath, pageTags, toReplies } from './tags/tags.ts'

const BODY_END = '</body>'
/** The policy in the build's own page, beside the one that the host sends. */
const POLICY = /(<meta http-equiv="Content-Security-Policy" content="script-src )/

/** The rest of a page, each piece behind what its scripts must know of it. */
async function* streamRest(rest: AsyncIterable<string>, nextElements: () => string, end: string) {
  for await (const piece of rest) yield nextElements() + piece
  yield end
}

const inOnePiece = ({ nonce: _, ...request }: RenderRequest): RenderRequest => request

/** The page that says that the shop doesn't have a product. The browser goes to its address, and renders it there. */
async function renderMissing(request: RenderRequest, language: Language, status: number): Promise<RenderedPage> {
  const missing = new URL(withBase(paths.productMissing), request.origin)
  missing.searchParams.set(LANGUAGE_PARAM, language)
  return { ...(await renderPublic(inOnePiece(request), missing, findRoute(paths.productMissing), { hydrates: false })), status }
}

/** A page that is the same for everybody, with its content. */
function renderPublic(request: RenderRequest, url: URL, route: PageRoute, { hydrates = true } = {}): Promise<RenderedPage> {
  const named = url.searchParams.get(LANGUAGE_PARAM)
  return renderApp(request, url, async (app) => {
    const { language, layout, title, i18n, late, rest } = app
    const { queries } = app.state().api
    const complete = !rest && late.size === 0 && Object.values(queries).every((query) => query?.status !== 'rejected')
    const replies = toReplies(queries)
    const pathname = withoutBase(url.pathname)
    const status = route === notFound ? 404 : findStatus(pathname, url.searchParams, replies)
    if (status !== 200 && pathname === paths.product) return renderMissing(request, language, status)
    const sent = createSentState(app)
    const state = hydrates && { language, layout, ...sent.next() }
    await i18n.loadNamespaces(['seo'])
    const path = namedPath(pathname, url.search)
    const page = { title, language, origin: request.origin, path, params: url.searchParams, replies, t: i18n.t }
    const special = specialTags(pathname, page)
    const found = status === 200 ? special : { ...special, index: false }
    const tags = pageTags(page, found, named === language)
    const html = pageHtml(request.template, { ...app, tags, state })
    const facts = { status, complete, tags: cacheTags(pathname, url.searchParams, queries) }
    if (!rest) return { ...facts, html }
    const end = html.lastIndexOf(BODY_END)
    const first = html.slice(0, end).replace(POLICY, `$1&#39;nonce-${request.nonce}&#39; `)
    return { ...facts, html: first + preloadElements(app.parts), rest: streamRest(rest, sent.nextElements, html.slice(end)) }
  })
}

/** A page that only the browser renders: what is around it, and outlines in its place. The page's own files load with it. */
function renderPlaceholder(request: RenderRequest, url: URL, route: PageRoute): Promise<RenderedPage> {
  const page = async (app: RenderedApp) => ({ status: 200, html: pageHtml(request.template, { ...app, tags: null, state: false }) })
  return renderApp(inOnePiece(request), url, page, { placeholder: <PagePlaceholder route={route} /> })
}

/**
 * Renders the pages that are the same for everybody, and a placeholder of the others.
 * @public
 */
export const renderPage: RenderPage = async (request) => {
  const url = new URL(request.url, request.origin)
  if (!url.pathname.startsWith(withBase('/'))) return null
  const route = findRoute(withoutBase(url.pathname), settingsAt(url, request.config).features)
  return route.rendered ? renderPublic(request, url, route) : renderPlaceholder(request, url, route)
}
