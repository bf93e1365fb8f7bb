import { API_BASE } from '@nusaria/contracts/headers'
import { type HttpHandler, HttpResponse, http } from 'msw'
import type { Engine } from '../../engine/engine.ts'
import { decodeBody, type EngineReply, type EngineRequest } from '../../engine/http/engine-request.ts'
import { firstHalf } from '../../engine/http/fault-reply.ts'

/** Converts a fetch request for the engine. */
export async function engineRequest(request: Request): Promise<EngineRequest> {
  const { pathname, search } = new URL(request.url)
  const bytes = request.method === 'GET' ? null : new Uint8Array(await request.arrayBuffer())
  return {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    headers: Object.fromEntries(request.headers),
    body: bytes && bytes.byteLength > 0 ? bytes : null,
  }
}

/** Converts a reply of the engine, network faults included. */
export async function toResponse(reply: EngineReply): Promise<Response> {
  const { status, headers, wire, delay } = reply
  const content = decodeBody(reply)
  if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
  if (wire === 'hang') await new Promise(() => undefined)
  if (wire === 'reset') return HttpResponse.error()
  return new Response(wire === 'truncate' ? truncatedStream(content) : content, { status, headers: { ...headers } })
}

/** A body that ends in the middle. */
function truncatedStream(content: string | Uint8Array): ReadableStream<Uint8Array> {
  let sent = false
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('The connection was dropped'))
      else controller.enqueue(firstHalf(content))
      sent = true
    },
  })
}

type Serve = (request: EngineRequest) => Promise<EngineReply>

/** Handlers for all paths below a base. The engine's own router finds the call, as on every host. */
export function handlersBelow(base: string, serve: Serve): HttpHandler[] {
  const resolver = async ({ request }: { request: Request }) => toResponse(await serve(await engineRequest(request)))
  return [http.all(`*${base}`, resolver), http.all(`*${base}/*`, resolver)]
}

/** The API of one world as MSW handlers, for a worker, for `msw/node` or for `getResponse`. */
export function mswHandlersFor(engine: Engine, worldId: string): HttpHandler[] {
  return handlersBelow(API_BASE, (request) => engine.handle(worldId, request))
}
