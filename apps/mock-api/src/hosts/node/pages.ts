import type { Renderer } from '@nusaria/server/load-renderer'
import { headersOf, splitUrl } from '@nusaria/server/requests'
import { notFound, renderSafely, sendCached, sendPage } from '@nusaria/server/send-page'
import type { ConfigFile } from '@nusaria/server/site/config-schema'
import { escapeHtml } from '@nusaria/server/site/html'
import { RENDER_VARY } from '@nusaria/server/site/rendered-page'
import { shopPages } from '@nusaria/server/site/shop-pages'
import type { StaticFiles } from '@nusaria/server/static-files'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '../../engine/engine.ts'
import { WORLD_PARAM, worldCookie, worldIdOf } from '../../engine/http/world-id.ts'
import { fetchInProcess } from './fetch-in-process.ts'
import { insertBridge, isFramed } from './html-head.ts'

function unknownWorld(reply: FastifyReply, id: string, host: string): FastifyReply {
  // A host that names a world takes precedence over the query, so the link leaves it.
  const [, plain] = /\.(localhost(?::\d+)?)$/i.exec(host) ?? []
  const home = plain === undefined ? '' : `//${plain}`
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No such world</title><h1>There is no world “${escapeHtml(id)}”</h1><p><a href="${home}/?${WORLD_PARAM}=default">Go to the default world</a></p></html>
`
  return reply.code(404).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).send(page)
}

/** What the renderer gets of a request, beside the page's template. */
export function renderRequest(request: FastifyRequest, engine: Engine, world: string, config: ConfigFile = {}) {
  return {
    url: request.url,
    origin: `${request.protocol}://${request.host}`,
    headers: headersOf(request),
    config,
    fetch: fetchInProcess(engine, world, request.host),
    report: engine.report,
  }
}

export interface Pages {
  readonly engine: Engine
  /** The built storefront. */
  readonly files: StaticFiles | null
  /** The path below which the storefront is. */
  readonly base: string
  /** Without a feature its pages aren't found. */
  readonly config: ConfigFile | undefined
  /** Frames get the bridge of the shell simulator. */
  readonly simulated: boolean
  /** Renders pages with their content; null: they come empty, for the browser to render. */
  readonly renderer: Renderer | null
}

/**
 * Serves the storefront: a file, or index.html for any other address below `base`, with its content where a server may render it; with status 404 when no page has
 * the address. An address of a page outside `base` leads into it.
 */
export function pageHandler({ engine, files, base, config, simulated, renderer }: Pages) {
  const pages = new RegExp(shopPages(config?.features), 'i')
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { path: full, query } = splitUrl(request.url)
    const isFile = /\.[a-z0-9]+$/i.test(full)
    const isInside = full.startsWith(base)
    const path = isInside ? `/${full.slice(base.length)}` : full
    if (!isInside && !isFile) return reply.redirect(`${full}/` === base ? request.url.replace(full, base) : base + request.url.slice(1))
    let world = worldIdOf({})
    const named = new URLSearchParams(query).get(WORLD_PARAM)
    if (!isFile) {
      const headers = headersOf(request)
      // The world of the page's own calls.
      const reached = worldIdOf(named === null ? headers : { ...headers, cookie: worldCookie(named) })
      world = reached
      const unknown = [named, reached].find((id) => id !== null && !engine.worlds.has(id))
      if (typeof unknown === 'string') return unknownWorld(reply, unknown, headers.host ?? '')
      if (named !== null) reply.header('set-cookie', worldCookie(named))
    }
    if (!files) return notFound(reply, 'The storefront is not built. The API is at /api, the control API at /__mock.\n')
    // The build has the legal texts as pages of their own.
    const own = isInside && !isFile && !renderer ? await files.get(`${path.replace(/\/$/, '')}.html`) : null
    const file = own ?? (isInside ? await files.get(isFile ? path : '/index.html') : null)
    if (!file) return notFound(reply, `There is no ${full}\n`)
    if (!isFile && !pages.test(path)) reply.code(404)
    const framed = simulated && !isFile && isFramed(headersOf(request))
    if (framed) return sendPage(request, reply, file, { html: insertBridge(file.text) })
    const page =
      isFile || !renderer
        ? null
        : await renderSafely(renderer.renderPage, { ...renderRequest(request, engine, world, config), template: file.text })
    if (!page) return sendCached(request, reply, file)
    if (page.status !== 200) reply.code(page.status)
    return sendPage(request, reply, file, { ...page, vary: [RENDER_VARY] })
  }
}

/** The paths of the stand-in pages for other companies' sites. */
export const STAND_INS = ['/gateway', '/google'] as const
export type StandIn = (typeof STAND_INS)[number]

/** Serves a stand-in page and its files. */
export function standInHandler(base: StandIn, files: StaticFiles) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = splitUrl(request.url).path.slice(base.length)
    const file = await files.get(path === '' || path === '/' ? '/index.html' : path)
    return file ? sendCached(request, reply, file) : notFound(reply, `There is no ${request.url}\n`)
  }
}
