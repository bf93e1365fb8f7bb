import { texts } from 'virtual:page-files'
import { firstLanguage } from '@nusaria/contracts/brand'
import { HEADERS } from '@nusaria/contracts/headers'
import { scriptJson } from '@nusaria/contracts/html'
import type { RenderRequest } from '@nusaria/contracts/rendered-page'
import { scriptHashes } from '@nusaria/contracts/script-hashes'
import { metaPolicy } from '@nusaria/contracts/security-headers'
import type { ReactNode } from 'react'
import { findRoute, legalPaths } from '#app/routes.tsx'
import type { ShopStore } from '#app/store.ts'
import type { Layout } from '#platform/browser/layout.ts'
import { config } from '#platform/config/config.ts'
import { usedNamespaces } from '#platform/i18n/i18n.ts'
import {
  DEVICE_STAND_INS,
  FACTS_ELEMENT,
  type FirstCall,
  type FirstLoad,
  placeholderFor,
  STAND_IN,
  type StaticFacts,
} from '#platform/rendering/static-page.ts'
import { withBase } from '#platform/routing/base-path.ts'
import { paths } from '#platform/routing/paths.ts'
import { deviceIdCreated, fingerprintSaved } from '#platform/state/user-info.ts'
import { listFiles, ownStyle, startElement, styleElements, withHead } from '../page-html.ts'
import { PagePlaceholder } from '../page-placeholder.tsx'
import { renderPage } from '../render.tsx'
import { type RenderedApp, renderApp } from '../render-app.tsx'

export const BUILD_LANGUAGE = 'id'

/** The page's tags have full addresses: without a site they have this one. */
export const NO_SITE = 'https://shop.invalid'

/** Rejects when any part of the page can't be rendered. */
export async function renderInBuild<T>(
  path: string,
  layout: Layout,
  given: Pick<RenderRequest, 'template' | 'origin' | 'fetch'>,
  render: (request: RenderRequest) => Promise<T>,
): Promise<T> {
  const problems: string[] = []
  const headers = { 'accept-language': BUILD_LANGUAGE, 'sec-ch-ua-mobile': layout === 'mobile' ? '?1' : '?0' }
  const report = (problem: string) => void problems.push(problem)
  const result = await render({ ...given, url: withBase(path), headers, config: {}, report })
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`)
  return result
}

/** The outlines of a page: what it shows until its replies arrive. */
export interface Outline {
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
  const fetch = (url: string, { method, headers, body, signal }: RequestInit) => {
    const device = new Headers(headers).get(HEADERS.device) ?? ''
    calls.push({ url, method: method as FirstCall['method'], body: (body ?? null) as string | null, device })
    return new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  }
  const prepare = (store: ShopStore) => {
    store.dispatch(deviceIdCreated(DEVICE_STAND_INS.guest))
    store.dispatch(fingerprintSaved(DEVICE_STAND_INS.known))
  }
  const toRendered = async ({ shell, parts, i18n, asked }: RenderedApp): Promise<Rendered> => {
    // A query is on its way for a moment before it is sent.
    for (let turn = 0; calls.length < asked.size && turn < MAX_POLLS; turn++) await new Promise((resolve) => setTimeout(resolve, 10))
    if (calls.length !== asked.size)
      throw new Error(`${address} asks ${[...asked].join(', ')}, and sends ${calls.map(({ url }) => url).join(', ')}`)
    return { html: shell, style: ownStyle(parts), files: listFiles(parts), texts: usedNamespaces(i18n), calls }
  }
  return renderInBuild(address, layout, { template: '', origin: NO_SITE, fetch }, (request) =>
    renderApp(request, new URL(request.url, request.origin), toRendered, { placeholder, outline: true, prepare }),
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

export interface StaticPagesOptions {
  /** `index.html` as Vite wrote it. */
  readonly template: string
  readonly script: string
  /** `https://shop.example`, where the build knows it. */
  readonly site: string | undefined
  /** Removes the rules of a style sheet whose classes some HTML doesn't have. */
  readonly usedStyles: (style: string, html: string) => string
}

/** Tags with an address. */
const ADDRESSED = new RegExp(
  `<(?:link|meta) [^>]*${NO_SITE.replaceAll('.', '\\.')}[^>]*>|<script type="application/ld\\+json"[^<]*</script>`,
  'g',
)

async function withPolicy(html: string): Promise<string> {
  const policy = metaPolicy(await scriptHashes(html)).replaceAll("'", '&#39;')
  return html.replace(/(<meta http-equiv="Content-Security-Policy" content=")[^"]*/, `$1${policy}`)
}

const mark = (html: string) => `<!--static-->${html}<!--/static-->`

/**
 * Of a host without Node, by file: `index.html` with all outlines and the script that shows them, and the legal texts.
 * @public
 */
export async function staticPages({ template, script, site, usedStyles }: StaticPagesOptions): Promise<ReadonlyMap<string, string>> {
  const { outlines, pages } = await renderOutlines()
  const { apiOrigin, storeNo } = config
  const facts: StaticFacts = {
    base: import.meta.env.BASE_URL,
    firstLanguage,
    language: BUILD_LANGUAGE,
    texts,
    config: { apiOrigin, storeNo },
    pages,
  }
  const templates = outlines.map(
    ({ layout, path, html, style }) =>
      `<template data-outline="${layout} ${path}"><style>${usedStyles(style, html)}</style>${html}</template>`,
  )
  const data = `<script type="application/json" id="${FACTS_ELEMENT}">${scriptJson(facts)}</script>`
  const atEnd = mark(`${templates.join('')}${data}<script>${script}</script>`)
  const started = (html: string) => withPolicy(html.replace('</body>', () => `${atEnd}</body>`))
  const none = new Set<string>()
  const index = withHead(template, mark(styleElements(none) + startElement(none)))
  const fetch = () => Promise.reject(new Error('A build sends no calls'))
  const files = new Map([['index.html', await started(index)]])
  for (const path of legalPaths) {
    const page = await renderInBuild(path, 'mobile', { template, origin: site ?? NO_SITE, fetch }, renderPage)
    if (page) files.set(`${path.slice(1)}.html`, await started(site ? page.html : page.html.replace(ADDRESSED, '')))
  }
  return files
}
