import { API_BASE, HEADERS } from '@nusaria/contracts/headers'
import { isBelow } from '@nusaria/static-files/requests'
import { WORLD_HEADER } from '../engine/http/world-id.ts'
import { MEDIA_BASE } from './media.ts'

const METHODS = 'GET, HEAD, POST, PUT, DELETE, PATCH'
const { imageId, ...sent } = HEADERS
/** What the calls need, the header that names a world, and the id by which a log finds the request. */
const REQUEST_HEADERS = [...Object.values(sent), 'Content-Type', WORLD_HEADER, 'x-request-id'].join(', ')
/** What clients read, beside what every page may. */
const REPLY_HEADERS = [imageId, 'x-request-id'].join(', ')
/** Seconds for which a browser remembers a preflight. */
const PREFLIGHT_AGE = '600'

type Headers = Readonly<Record<string, string>>

/** The names of headers are in lower case. */
interface CorsRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** A text is no origin whose pages could be allowed; the message names it. */
export class WrongOrigin extends RangeError {}

/**
 * Allows pages of other origins to read the API and its pictures. Cookies of such pages aren't accepted: the API knows members by `Authorization`, and worlds by
 * `X-Mock-World`.
 */
export class Cors {
  readonly #origins: ReadonlySet<string>

  /** @param origins such as `https://shop.example`. Throws `WrongOrigin`; `*` and `null` are wrong too. */
  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins.map(checkOrigin))
  }

  /**
   * The headers of a reply; null where there are none, because no origin is allowed or it is no reply of the API. A reply to an origin that isn't allowed says
   * only that it depends on the origin.
   */
  replyHeaders({ path, headers: { origin } }: CorsRequest): Headers | null {
    if (this.#origins.size === 0 || !isShared(path)) return null
    if (origin === undefined || !this.#origins.has(origin)) return { vary: 'Origin' }
    return { vary: 'Origin', 'access-control-allow-origin': origin, 'access-control-expose-headers': REPLY_HEADERS }
  }

  /** The headers of the reply to a preflight, which has status 204; null for any other request, and for one of an origin that isn't allowed. */
  preflightHeaders({ method, path, headers }: CorsRequest): Headers | null {
    const { origin } = headers
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return null
    if (origin === undefined || !this.#origins.has(origin) || !isShared(path)) return null
    return {
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': PREFLIGHT_AGE,
    }
  }
}

/** The origin of a text as browsers write it: in lower case, without the usual port. */
function checkOrigin(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/` || text.includes('*'))
    throw new WrongOrigin(`"${text}" is not an origin such as https://shop.example, without a path`)
  return url.origin
}

const isShared = (path: string) => [API_BASE, MEDIA_BASE].some((base) => isBelow(base, path))
