import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { RenderPage, RenderRequest } from '@nusaria/contracts/rendered-page'
import type { Engine } from '../../engine/engine.ts'
import { decodeBody } from '../../engine/http/engine-request.ts'
import { worldCookie } from '../../engine/http/world-id.ts'
import { splitUrl } from './send-reply.ts'
import { WrongSettings } from './settings.ts'

/** The renderer that was built beside a storefront. Its code loads with the first page. Throws `WrongSettings` when there is none. */
export function loadRenderer(staticDir: string): RenderPage {
  const file = resolve(`${resolve(staticDir)}-renderer`, 'render.js')
  if (!existsSync(file)) throw new WrongSettings(`NUSARIA_RENDER needs ${file}, which the build of the storefront writes`)
  let loading: Promise<{ readonly renderPage: RenderPage }> | undefined
  return async (request) => {
    loading ??= import(pathToFileURL(file).href)
    return (await loading).renderPage(request)
  }
}

/** Asks the mock's API in a world, without the network. Network faults of the world reject, as they do in a browser. */
export function fetchInProcess(engine: Engine, world: string, host: string): RenderRequest['fetch'] {
  return async (url, { method = 'GET', headers, body, signal }) => {
    const sent = { ...Object.fromEntries(new Headers(headers)), host, cookie: worldCookie(world) }
    const content = typeof body === 'string' ? new TextEncoder().encode(body) : null
    const answer = await engine.handle(world, { method, ...splitUrl(url), headers: sent, body: content })
    const wait = answer.wire === 'hang' ? 2 ** 31 - 1 : (answer.delay ?? 0)
    if (wait > 0) await sleep(wait, undefined, { signal: signal ?? undefined, ref: false })
    if (answer.wire) throw new TypeError('The connection was closed')
    return new Response(decodeBody(answer), { status: answer.status, headers: { ...answer.headers } })
  }
}
