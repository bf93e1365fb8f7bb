import { setTimeout as sleep } from 'node:timers/promises'
import { splitUrl } from '@nusaria/static-files/requests'
import type { Engine } from '../../engine/engine.ts'
import { decodeBody } from '../../engine/http/engine-request.ts'
import { worldCookie } from '../../engine/http/world-id.ts'

/** Asks the mock's API in a world, without the network. Network faults of the world reject, as they do in a browser. */
export function fetchInProcess(engine: Engine, world: string, host: string): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, { method = 'GET', headers, body, signal }) => {
    const sent = { ...Object.fromEntries(new Headers(headers)), host, cookie: worldCookie(world) }
    const content = typeof body === 'string' ? new TextEncoder().encode(body) : null
    const answer = await engine.handle(world, { method, ...splitUrl(url), headers: sent, body: content, rendered: true })
    const wait = answer.wire === 'hang' ? 2 ** 31 - 1 : (answer.delay ?? 0)
    if (wait > 0) await sleep(wait, undefined, { signal: signal ?? undefined, ref: false })
    if (answer.wire) throw new TypeError('The connection was closed')
    return new Response(decodeBody(answer), { status: answer.status, headers: { ...answer.headers } })
  }
}
