import { decodeBody, type EngineReply, type EngineRequest } from '../../engine/http/engine-request.ts'
import { firstHalf } from '../../engine/http/fault-reply.ts'

/** Converts a web request for the engine. */
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

/** Converts a reply of the engine, network faults included. Rejects when the signal ends the wait. */
export async function toResponse(reply: EngineReply, signal?: AbortSignal): Promise<Response> {
  const { status, headers, wire, delay } = reply
  const content = decodeBody(reply)
  if (delay) await wait(delay, signal)
  if (wire === 'hang') await wait(null, signal)
  if (wire === 'reset') return Response.error()
  return new Response(wire === 'truncate' ? truncatedStream(content) : content, { status, headers: { ...headers } })
}

/** @param ms null: for ever */
function wait(ms: number | null, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === null ? undefined : setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
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
