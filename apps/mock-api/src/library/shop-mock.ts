import { CATALOGUE_SIZE } from '@nusaria/catalogue/products/types'
import { API_BASE } from '@nusaria/contracts/headers'
import { isBelow } from '@nusaria/static-files/requests'
import { CONTROL_BASE } from '../control/base.ts'
import { controlClient } from '../control/control-client.ts'
import { ControlError } from '../control/control-error.ts'
import type { DecodePicture } from '../engine/contract/decode-picture.ts'
import { worldIdOf } from '../engine/http/world-id.ts'
import type { Persistence } from '../engine/world/persistence.ts'
import { DEFAULT_WORLD } from '../engine/world/world.ts'
import { Cors } from '../hosts/cors.ts'
import { MEDIA_BASE, MEDIA_CACHE, memoize, shopMedia } from '../hosts/media.ts'
import { engineRequest, toResponse } from '../hosts/web/web-request.ts'
import { createShop } from '../shop.ts'
import { type ControlCalls, createMockWorld, type MockWorld } from './mock-world.ts'
import { keepParts } from './parts.ts'

/** How a mock of the shop starts. Every option may be left out. */
export interface ShopMockOptions {
  /** Of the default world. With one, tokens and codes are the same each time; without one, only the records are. */
  readonly seed?: string | number
  /** How many products a world has: a whole number from 600 to 20,000; 800 by default. */
  readonly products?: number
  /** When the clock of the default world starts: ISO 8601 with an offset, or a date. By default now. The clock runs. */
  readonly now?: string | Date
  /** Whether that clock stands still until a test moves it; by default it runs. */
  readonly frozen?: boolean
  /** Where the default world is stored: a folder, in Node alone, for which the package `classic-level` must be installed. By default in memory. */
  readonly persist?: string
  /** Whether fields that no contract knows are refused; by default they are dropped. */
  readonly strict?: boolean
  /** Origins such as `https://shop.example` whose pages may read the replies (CORS); by default none. */
  readonly cors?: readonly string[]
  /** Whether `handle` answers the control API below `/__mock`, to everybody who sends it requests; by default it doesn't. `control` and `world` work anyway. */
  readonly controlApi?: boolean
  /** Called with each defect of the mock and each failure of its storage; by default `console.error`. */
  readonly report?: (problem: string) => void
}

/** The shop's backend in this process. */
export interface ShopMock {
  /**
   * Answers a request, whatever the host of its address: the API below `/api`, pictures below `/media`, and 404 elsewhere. Its world is named by the header
   * `X-Mock-World`, the host `<id>.localhost` or the cookie `mock_world`; else it is the default one. A fault of the network gives `Response.error()`, a body that
   * breaks off, or a promise that settles when the request's signal is aborted.
   */
  handle(request: Request): Promise<Response>
  /** A world by its id; by default the default world. Its calls reject with `ControlError` (status 404) when there is none. */
  world(id?: string): MockWorld
  /** Calls the control API by the name of a call: `control('createWorld', { body: { seed: 1 } })`. Rejects with `ControlError`. */
  readonly control: ControlCalls
  /** Closes the store. Requests after that are answered with 500 where a world is stored. */
  close(): Promise<void>
}

/** What depends on where the mock runs. */
export interface Platform {
  readonly decodePicture: DecodePicture
  /** Stores a world in a folder. */
  readonly openFolder: (folder: string, options: { readonly products: number; readonly report: (problem: string) => void }) => Store
}

export interface Store {
  readonly persistence: Persistence
  close(): Promise<void>
}

// biome-ignore lint/suspicious/noConsole: the only place where a program without a log can be told
const reportToConsole = (problem: string) => console.error(problem)

/** Throws `RangeError` on an impossible option. */
export function createMock(options: ShopMockOptions, { decodePicture, openFolder }: Platform): ShopMock {
  const { seed, products = CATALOGUE_SIZE.usual, frozen, persist, strict, controlApi = false, report = reportToConsole } = options
  if (!Number.isInteger(products) || products < CATALOGUE_SIZE.least || products > CATALOGUE_SIZE.most)
    throw new RangeError(`products must be a whole number from ${CATALOGUE_SIZE.least} to ${CATALOGUE_SIZE.most}, not ${products}`)
  const cors = new Cors(options.cors ?? [])
  const store = persist === undefined ? null : openFolder(persist, { products, report })
  const defaultWorld = { seed, now: readMoment(options.now), frozen }
  const { engine, control } = createShop({ products, strict, decodePicture, report, defaultWorld, persistence: store?.persistence })
  const pictures = memoize(shopMedia)

  async function answer(request: Request): Promise<Response> {
    const { pathname, host } = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isBelow(API_BASE, pathname)) {
      const incoming = await engineRequest(request)
      const headers = { host, ...incoming.headers }
      return toResponse(await engine.handle(worldIdOf(headers), { ...incoming, headers }), request.signal)
    }
    if (controlApi && isBelow(CONTROL_BASE, pathname)) return toResponse(await control.handle(await engineRequest(request)), request.signal)
    const picture = isRead && isBelow(MEDIA_BASE, pathname) ? await pictures(pathname) : null
    if (!picture) return Response.json({ error: `There is no ${pathname}: the API is below ${API_BASE}` }, { status: 404 })
    const headers = { 'content-type': picture.contentType, 'cache-control': MEDIA_CACHE }
    return new Response(request.method === 'HEAD' ? null : picture.body, { headers })
  }

  const call = controlClient(async (method, path, body) => {
    const [route = '', query = ''] = path.split('?')
    const bytes = body ? new TextEncoder().encode(JSON.stringify(body)) : null
    const reply = await control.handle({ method, path: CONTROL_BASE + route, query, headers: {}, body: bytes })
    const value: unknown = JSON.parse(reply.body)
    if (reply.status >= 300) throw new ControlError(reply.status, (value as { readonly error: string }).error)
    return value
  })
  const mock: ShopMock = {
    async handle(request) {
      const asked = { method: request.method, path: new URL(request.url).pathname, headers: Object.fromEntries(request.headers) }
      const preflight = cors.preflightHeaders(asked)
      if (preflight) return new Response(null, { status: 204, headers: preflight })
      const response = await answer(request)
      // A failed connection has no headers.
      if (response.type !== 'error')
        for (const [name, value] of Object.entries(cors.replyHeaders(asked) ?? {})) response.headers.append(name, value)
      return response
    },
    world: (id = DEFAULT_WORLD) => createMockWorld(id, call, mock.handle),
    control: call,
    close: async () => store?.close(),
  }
  keepParts(mock, { engine, control, cors })
  return mock
}

function readMoment(now: string | Date | undefined): number | undefined {
  if (now === undefined) return undefined
  const ms = now instanceof Date ? now.getTime() : Date.parse(now)
  if (Number.isNaN(ms)) throw new RangeError(`now must be a date or a time such as 2026-07-31T09:00:00+07:00, not ${now}`)
  return ms
}
