import type { Call } from '@nusaria/contracts/contract'
import { type ErrorName, errorOfCode } from '@nusaria/contracts/errors'
import { HEADERS, type Language, PLATFORM } from '@nusaria/contracts/headers'
import { type ArgsByName, type CallName, findCall, type ResultByName } from '@nusaria/contracts/registry'
import { requestOf } from '@nusaria/contracts/request'
import type { Host, WireReply } from './hosts.ts'
import { NoReplyError } from './no-reply-error.ts'

export type Args = Readonly<Record<string, unknown>>

/** A call refused by one of the shop's errors. */
export class RefusedError extends Error {
  readonly error: ErrorName
  readonly field: string | undefined

  constructor(call: string, error: ErrorName, field: string | undefined) {
    super(`${call} was refused: ${error}${field ? ` (${field})` : ''}`)
    this.error = error
    this.field = field
  }
}

/** A client of one world: a device, a language, perhaps a token. */
export class ShopClient {
  readonly host: Host
  readonly worldId: string
  readonly device: string
  language: Language = 'id'
  store = '62001'
  token: string | null = null
  /** false: no connection */
  online = true
  #requests = 0
  /** Ends a call that gets no reply; by default the host's timeout does. */
  patience: (send: (signal?: AbortSignal) => Promise<WireReply>) => Promise<WireReply> = (send) => send()

  constructor(host: Host, worldId: string, device = 'device-test') {
    this.host = host
    this.worldId = worldId
    this.device = device
  }

  headers(): Record<string, string> {
    return {
      [HEADERS.device]: this.device,
      [HEADERS.language]: this.language,
      [HEADERS.platform]: PLATFORM,
      [HEADERS.store]: this.store,
      ...(this.token ? { [HEADERS.authorization]: `Bearer ${this.token}` } : {}),
    }
  }

  /** An id for what shall not be created twice: the same over every host. */
  requestId = (): string => `${this.device}-${++this.#requests}`

  /** Makes a call and returns the raw reply. */
  async send(name: CallName, args: Args = {}): Promise<WireReply> {
    if (!this.online) throw new NoReplyError(name, 'network')
    const request = { ...buildRequest(callNamed(name), args, this.headers()), of: { call: name, args } }
    return this.patience((signal) => this.host.send(request, this.worldId, signal))
  }

  /** Makes a call and returns its data. Throws RefusedError or NoReplyError. */
  call<N extends CallName>(name: N, ...[args]: ArgsByName<N> extends object ? [ArgsByName<N>] : []): Promise<ResultByName<N>> {
    return this.ask(name, args as Args | undefined) as Promise<ResultByName<N>>
  }

  /** The same for a call with dynamic arguments. */
  async ask(name: CallName, args: Args = {}): Promise<unknown> {
    const reply = await this.send(name, args)
    const { code, data } = envelopeOf(name, reply)
    if (code === 0) return data
    throw refusedError(name, code, data)
  }

  /** Requests a captcha and returns its id. */
  async captcha(account: string, kind: 'phone' | 'email' = account.includes('@') ? 'email' : 'phone'): Promise<string> {
    const parts = kind === 'phone' ? { type_id: '2', country_code: '62' } : { type_id: '1', country_code: '' }
    const reply = await this.send('auth.randomCode', { account, ...parts })
    const id = reply.headers[HEADERS.imageId]
    if (id) return id
    const { code, data } = envelopeOf('auth.randomCode', reply)
    throw refusedError('auth.randomCode', code, data)
  }
}

interface Envelope {
  readonly code: number
  readonly data: { readonly field?: string } | null
}

/** The envelope of a reply. Throws NoReplyError when it can't be read. */
function envelopeOf(call: string, { status, body }: WireReply): Envelope {
  try {
    const said = JSON.parse(body)
    if (typeof said.code === 'number') return said
  } catch {
    // Throws below.
  }
  throw new NoReplyError(call, status >= 500 ? 'unavailable' : 'malformed')
}

function refusedError(call: string, code: number, data: { field?: string } | null): RefusedError {
  return new RefusedError(call, errorOfCode(code)?.name ?? 'INTERNAL_ERROR', data?.field)
}

export function callNamed(name: CallName): Call {
  const found = findCall(name)
  if (!found) throw new Error(`There is no call ${name}`)
  return found.call
}

/** The envelope's code; 0 for a picture, the HTTP status without an envelope. */
export function codeOf({ status, headers, body }: WireReply): number {
  if (headers[HEADERS.imageId]) return 0
  const code: unknown = body.startsWith('{') ? JSON.parse(body).code : status
  return typeof code === 'number' ? code : status
}

/** Builds the request of a call from flat arguments, as the storefront does. */
export function buildRequest(call: Call, args: Args, headers: Record<string, string>) {
  const request = requestOf(call, args)
  return typeof request.body === 'string'
    ? { ...request, headers: { ...headers, 'content-type': 'application/json' } }
    : { ...request, headers }
}
