import type { ReactNode } from 'react'
import { findRoute } from '#app/routes.tsx'
import { adapter } from '#platform/api/backend-adapter.ts'
import type { Layout } from '#platform/browser/layout.ts'
import { usedNamespaces } from '#platform/i18n/i18n.ts'
import { DEVICE_STAND_IN, type FirstCall, type FirstLoad, placeholderFor, STAND_IN } from '#platform/rendering/static-page.ts'
import { paths } from '#platform/routing/paths.ts'
import { listFiles, ownStyle } from '../page-html.ts'
import { PagePlaceholder } from '../page-placeholder.tsx'
import { type RenderedApp, renderApp } from '../render-app.tsx'
import { NO_SITE, renderInBuild } from './build-request.ts'

/** The outlines of a page: what it shows until its replies arrive. */
interface Outline {
  readonly layout: Layout
  /** The page's path without the base; `''`: of any other page. */
  readonly path: string
  readonly html: string
  readonly style: string
}

interface Page extends Pick<FirstLoad, 'path' | 'pictureFrom'>, Partial<Pick<FirstLoad, 'params' | 'exact'>> {
  /** It has outlines of its own on a phone. On desktop, whose frame is the larger part, all pages have the same. */
  readonly ownOutline?: true
}

/** The pages whose calls are known from their address; the first that fits it. */
const PAGES: readonly Page[] = [
  { path: paths.home, ownOutline: true, pictureFrom: '/cms/project/getById' },
  { path: paths.category, ownOutline: true },
  { path: paths.productList, ownOutline: true, params: ['keyword'], exact: true, pictureFrom: '/search/search' },
  { path: paths.productList, params: ['typeId'], exact: true, pictureFrom: '/product/list' },
  { path: paths.product, ownOutline: true, params: ['product_no'], pictureFrom: '/min_sku_detail/' },
  { path: paths.activities, params: ['project_id'] },
  { path: paths.activities },
  { path: paths.coupons },
]
/** Only a member fills them. */
const MEMBER_TABS = [paths.cart, paths.me]
/** Its outlines, without the title, are those of all others. */
const DEFAULT_SKELETON_PATH = paths.orders

interface Rendered extends Pick<Outline, 'html' | 'style'>, Pick<FirstLoad, 'files' | 'texts' | 'calls'> {}

/** Of 10 ms, in which the queries of a page must be sent. */
const MAX_POLLS = 500

async function renderOutline(address: string, layout: Layout, placeholder?: ReactNode): Promise<Rendered> {
  const calls: FirstCall[] = []
  const fetch = (url: string, { method, body, signal }: RequestInit) => {
    calls.push({ url, method: method as FirstCall['method'], body: (body ?? null) as string | null })
    return new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  }
  const toRendered = async ({ shell, parts, i18n, asked }: RenderedApp): Promise<Rendered> => {
    const rest = { html: shell, style: ownStyle(parts), files: listFiles(parts), texts: usedNamespaces(i18n) }
    // What an adapter makes of a reply is known only to the shop's scripts.
    if (adapter) return { ...rest, calls: [] }
    // A query is on its way for a moment before it is sent.
    for (let turn = 0; calls.length < asked.size && turn < MAX_POLLS; turn++) await new Promise((resolve) => setTimeout(resolve, 10))
    if (calls.length !== asked.size)
      throw new Error(`${address} asks ${[...asked].join(', ')}, and sends ${calls.map(({ url }) => url).join(', ')}`)
    return { ...rest, calls }
  }
  return renderInBuild(address, layout, { template: '', origin: NO_SITE, fetch }, (request) =>
    renderApp(request, new URL(request.url, request.origin), toRendered, { placeholder, outline: true, device: DEVICE_STAND_IN }),
  )
}

async function renderPlaceholder(address: string, layout: Layout, path = address): Promise<Outline> {
  const route = findRoute(address)
  const { html, style } = await renderOutline(address, layout, <PagePlaceholder route={path ? route : { ...route, title: null }} />)
  return { layout, path, html: withoutFooter(html), style }
}

/** A stand-in is no text for a shopper, and the footer lies below content that isn't there yet. */
const withoutFooter = (html: string) => html.replace(STAND_IN, '').replace(/<footer[\s\S]*<\/footer>/, '')

export async function renderOutlines(): Promise<{ readonly outlines: readonly Outline[]; readonly pages: Record<Layout, FirstLoad[]> }> {
  const outlines: Outline[] = []
  const pages: Record<Layout, FirstLoad[]> = { mobile: [], desktop: [] }
  for (const layout of ['mobile', 'desktop'] as const) {
    for (const { path, params = [], exact = false, pictureFrom, ownOutline } of PAGES) {
      const query = new URLSearchParams(params.map((name) => [name, placeholderFor(name)]))
      const { html, style, ...load } = await renderOutline(`${path}?${query}`, layout)
      pages[layout].push({ path, params, exact, pictureFrom, ...load })
      if (layout === 'mobile' && ownOutline) outlines.push({ layout, path, html: withoutFooter(html), style })
    }
    if (layout === 'mobile') outlines.push(...(await Promise.all(MEMBER_TABS.map((path) => renderPlaceholder(path, layout)))))
    outlines.push(await renderPlaceholder(DEFAULT_SKELETON_PATH, layout, ''))
  }
  return { outlines, pages }
}
