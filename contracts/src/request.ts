import type { Call } from './contract.ts'
import { API_BASE } from './headers.ts'

type Args = Readonly<Record<string, unknown>>

/** The request of a call, without headers. */
export interface WireRequest {
  /** Path and query. */
  readonly url: string
  readonly method: Call['method']
  /** JSON text, a form (its content type is the browser's to write), or nothing. */
  readonly body: string | FormData | null
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function formOf(args: Args): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(args)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part)
      else if (part !== undefined) form.append(name, asText(part))
    }
  }
  return form
}

/** Arguments as the query of an address: a `?` and its text, or nothing. */
export function queryOf(args: Args): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(args)) {
    for (const part of Array.isArray(value) ? value : [value]) if (part !== undefined && part !== null) query.append(name, asText(part))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** A path with its parameters replaced. */
export function fillPath(path: string, parameter: (name: string) => unknown): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(parameter(name))))
}

/** The parts of a call that its request needs. */
export type RequestShape = Pick<Call, 'method' | 'path' | 'form' | 'bodyless'> & { readonly query?: { readonly shape: object } }

/**
 * Builds the request of a call from flat arguments. Arguments that the path or the query names go there; with GET, all others go into
 * the query too. The rest is the body, unless the call has none.
 * @param base the path below which the call's path is
 */
export function requestOf(call: RequestShape, args: Args = {}, base: string = API_BASE): WireRequest {
  const rest: Record<string, unknown> = { ...args }
  const take = (name: string) => {
    const value = rest[name]
    delete rest[name]
    return value
  }
  const path = fillPath(call.path, take)
  const inQuery = call.method === 'GET' ? Object.keys(rest) : Object.keys(call.query?.shape ?? {})
  const query = queryOf(Object.fromEntries(inQuery.map((name) => [name, take(name)])))
  const url = base + path + query
  if (call.method === 'GET') return { url, method: call.method, body: null }
  return { url, method: call.method, body: call.form ? formOf(rest) : call.bodyless ? null : JSON.stringify(rest) }
}
