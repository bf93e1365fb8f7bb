import { createHmac, timingSafeEqual } from 'node:crypto'
import { CONTROL_BASE } from '../../control/base.ts'
import { controlContract } from '../../control/contract.ts'
import { controlReply } from '../../control/control.ts'
import { TokenEntry } from '../../control/schemas.ts'
import { bearerToken } from '../../engine/http/bearer-token.ts'
import type { EngineReply, EngineRequest } from '../../engine/http/engine-request.ts'
import { type AllowedHosts, foreignHostReply } from './allowed-hosts.ts'
import { WrongTokens } from './wrong-tokens.ts'

const COOKIE = 'mock_control'
const TOKEN_PATH = CONTROL_BASE + controlContract.enterToken.path
const JSON_CONTENT = /^application\/json\b/i
const FOREIGN_PAGE = "The control API doesn't answer pages of other sites."
const NO_JSON = 'Send the body as JSON, with the header content-type: application/json.'
const NO_TOKEN = 'The control API needs its token (MOCK_CONTROL_TOKEN): send it as "Authorization: Bearer …", or enter it in the workbench.'
const WRONG_TOKEN = 'token: this is not the token of this server'
const WAIT = 'Too many wrong tokens came from this address. Try again later: the header retry-after says when, in seconds.'

/** The least characters of a token. */
export const TOKEN_MIN = 16
const TOKEN = new RegExp(`^[\\x21-\\x7e]{${TOKEN_MIN},}$`)

/** Whether a text can be the token: visible ASCII characters without spaces. */
export function isControlToken(text: string): boolean {
  return TOKEN.test(text)
}

type Headers = EngineRequest['headers']

/** Decides which requests reach the control API. */
export class ControlGuard {
  readonly #hosts: AllowedHosts
  readonly #token: string | undefined
  readonly #wrong: WrongTokens

  /** @param token every request needs it; undefined: none is needed */
  constructor(hosts: AllowedHosts, token: string | undefined, now: () => number = Date.now) {
    this.#hosts = hosts
    this.#token = token
    this.#wrong = new WrongTokens(now)
  }

  /** The refusal of a request that another site may have sent, or with a token from an address that guesses; null for others. */
  refuse(request: EngineRequest, address: string): EngineReply | null {
    const { headers } = request
    if (!this.#hosts.has(headers.host ?? '')) return foreignHostReply(403)
    if (!this.#isOwnPage(headers.origin, headers.host) || isForeignFetch(request)) return controlReply(403, { error: FOREIGN_PAGE })
    if (isForm(request)) return controlReply(415, { error: NO_JSON })
    const hasToken = bearerToken(headers) !== null || entersToken(request)
    const wait = this.#token !== undefined && hasToken ? this.#wrong.waitOf(address) : 0
    return wait === 0 ? null : withHeader(controlReply(429, { error: WAIT }), 'retry-after', String(wait))
  }

  /** Whether a request lacks the token. A wrong one is counted; a cookie isn't, as it may be of an earlier token. */
  isLocked({ headers }: EngineRequest, address: string): boolean {
    if (this.#token === undefined) return false
    const sent = bearerToken(headers)
    if (sent === null) return !isEqual(cookieOf(headers) ?? '', this.#cookie(this.#token))
    const isWrong = !isEqual(sent, this.#token)
    if (isWrong) this.#wrong.add(address)
    return isWrong
  }

  /** Answers the call that exchanges the token for a cookie; null for any other. */
  answer(request: EngineRequest, address: string): EngineReply | null {
    if (!entersToken(request)) return null
    const { body, headers } = request
    const entry = TokenEntry.safeParse(readJson(body))
    if (!entry.success) return controlReply(400, { error: 'token: expected a text' })
    if (this.#token === undefined) return controlReply(200, { ok: true })
    if (!isEqual(entry.data.token, this.#token)) {
      this.#wrong.add(address)
      return controlReply(401, { error: WRONG_TOKEN })
    }
    const secure = /^https:/i.test(headers.origin ?? '') ? '; Secure' : ''
    const cookie = `${COOKIE}=${this.#cookie(this.#token)}; Path=${CONTROL_BASE}; HttpOnly; SameSite=Lax${secure}`
    return withHeader(controlReply(200, { ok: true }), 'set-cookie', cookie)
  }

  /** A page's origin is that of the request, or one that the environment names: a proxy may change `Host`. */
  #isOwnPage(origin: string | undefined, host = ''): boolean {
    if (origin === undefined) return true
    const authority = /^https?:\/\/([^/]+)$/i.exec(origin)?.[1]
    return authority !== undefined && (authority.toLowerCase() === host.toLowerCase() || this.#hosts.hasNamed(authority))
  }

  /** What the browser keeps in place of the token. */
  #cookie(token: string): string {
    return createHmac('sha256', token).update(COOKIE).digest('base64url')
  }
}

export function lockedReply(): EngineReply {
  return withHeader(controlReply(401, { error: NO_TOKEN }), 'www-authenticate', 'Bearer')
}

function withHeader(reply: EngineReply, name: string, value: string): EngineReply {
  return { ...reply, headers: { ...reply.headers, [name]: value } }
}

/** Whether a request exchanges the token for a cookie. */
function entersToken({ method, path }: EngineRequest): boolean {
  return method === controlContract.enterToken.method && path === TOKEN_PATH
}

/** Whether a page of another site fetches or frames it. Following a link is allowed. */
function isForeignFetch({ method, headers }: EngineRequest): boolean {
  const { 'sec-fetch-site': site = '', 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = headers
  if (site !== 'cross-site' && site !== 'same-site') return false
  return !(method === 'GET' && mode === 'navigate' && dest === 'document')
}

/** Whether a request may come from a form of another site, in a browser that names no origin. */
function isForm({ method, headers }: EngineRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || headers.origin !== undefined) return false
  const type = headers['content-type']
  return type !== undefined && !JSON_CONTENT.test(type)
}

/** Compares in a time that doesn't depend on the texts. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', COOKIE).update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

function cookieOf({ cookie = '' }: Headers): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookie)?.[1]
}

function readJson(body: Uint8Array | null): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body ?? new Uint8Array()))
  } catch {
    return null
  }
}
