import type { Adapter, AdapterArgs, AdapterEnvelope, Ask, CallAdapter } from './adapter.ts'
import { HEADERS, type Language } from './headers.ts'
import { type RequestShape, requestOf, type WireRequest } from './request.ts'
import { SUCCESS_STATUS } from './status.ts'

/** The data of a reply, or why there is none. */
type Outcome<E> = { readonly data: unknown } | { readonly error: E }

export interface AdaptedCall {
  /** `<domain>.<call>` */
  readonly name: string
  readonly call: RequestShape
  readonly args: AdapterArgs | undefined
  /** The path below which the backend's paths are. */
  readonly base: string
  readonly signedIn: boolean
}

/** The adapter of a call failed: the backend gave something else than it expects. */
export class AdapterError extends Error {
  constructor(name: string, cause: unknown) {
    super(`The adapter can't read a reply of ${name}: ${cause}`, { cause })
  }
}

/**
 * Makes a call as the adapter says. What `send` rejects with passes through.
 * @param send sends one request, and reads the data of its reply
 * @throws AdapterError
 */
export async function makeAdaptedCall<E>(
  { calls = {} }: Adapter,
  { name, call, args, base, signedIn }: AdaptedCall,
  send: (request: WireRequest) => Promise<Outcome<E>>,
): Promise<Outcome<E>> {
  const theirs: CallAdapter<never> = (calls as Readonly<Record<string, object>>)[name] ?? {}
  /** Gives what a request ended with that brought no data. */
  let failed: (() => Outcome<E> | Promise<never>) | undefined
  const request = async (shape: RequestShape, given?: AdapterArgs): Promise<unknown> => {
    const wire = requestOf(shape, given, base)
    // A path may have a query of its own, to which that of a GET is added.
    const outcome = await send({ ...wire, url: wire.url.replace(/\?(.*)\?/, '?$1&') }).catch((error: unknown) => {
      failed = () => Promise.reject(error)
      throw error
    })
    if ('data' in outcome) return outcome.data
    failed = () => outcome
    throw new Error('The request brought no data')
  }
  const ask = ((method, path, given) => request({ method, path }, given)) as Ask
  try {
    const { path = call.path, method = call.method } = theirs
    // Its arguments are checked already: the contract's types are not those of `never`.
    const given = args as never
    const shape = { ...call, path: path ?? call.path, method }
    const data = path === null ? null : await request(shape, theirs.request ? theirs.request(given) : args)
    return { data: theirs.reply ? await theirs.reply(data, { args: given, ask, signedIn }) : data }
  } catch (error) {
    if (failed) return failed()
    throw new AdapterError(name, error)
  }
}

/** The headers of a request as the backend wants them, from those of the contract. */
export function adaptHeaders({ headers, token = { header: HEADERS.authorization, scheme: 'Bearer' } }: Adapter, ours: Headers): Headers {
  const read = (name: string) => ours.get(name) ?? ''
  const facts = {
    device: read(HEADERS.device),
    language: read(HEADERS.language) as Language,
    platform: read(HEADERS.platform),
    storeNo: read(HEADERS.store),
  }
  const theirs = new Headers(headers ? headers(facts) : ours)
  theirs.delete(HEADERS.authorization)
  const bearer = read(HEADERS.authorization).replace(/^Bearer /, '')
  if (bearer) theirs.set(token.header, token.scheme ? `${token.scheme} ${bearer}` : bearer)
  return theirs
}

function findField(value: unknown, path: string): unknown {
  return path === '' ? value : path.split('.').reduce<unknown>((part, name) => (part as AdapterArgs | null | undefined)?.[name], value)
}

function openEnvelope(reply: unknown, status: number, { code = 'code', success, message = 'msg', data = 'data' }: AdapterEnvelope) {
  const given = code === null ? status : findField(reply, code)
  const ok = success ?? (code === null ? [200, 201, 202, 204] : [0])
  const isSuccess = ok.some((one) => String(one) === String(given))
  return { given, isSuccess, msg: String(findField(reply, message) ?? ''), data: findField(reply, data) ?? null }
}

/** What proxies answer in place of a backend. */
const GATEWAY_STATUSES = [502, 503, 504]

/** The contract's envelope of a reply; null for a reply that isn't in the backend's. */
export function adaptEnvelope({ envelope, codes = {} }: Adapter, reply: unknown, status: number): unknown {
  if (GATEWAY_STATUSES.includes(status)) return reply
  const { given, isSuccess, msg, data } = openEnvelope(reply, status, envelope ?? {})
  if (given === undefined) return envelope ? null : reply
  const known = codes[String(given)]
  const code = known ?? -1
  if (!envelope) return known === undefined ? reply : { ...(reply as object), code, status: '' }
  return isSuccess ? { code: 0, msg, data, status: SUCCESS_STATUS } : { code, msg, data, status: String(given) }
}
