import type { Call } from '@nusaria/contracts/contract'
import { API_BASE } from '@nusaria/contracts/headers'

type Args = Readonly<Record<string, unknown>>

/** A call with its arguments in place, ready to be sent. */
export interface WireRequest {
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

function queryOf(args: Args): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(args)) {
    for (const part of Array.isArray(value) ? value : [value]) if (part !== undefined && part !== null) query.append(name, asText(part))
  }
  const text = query.toString()
  return text && `?${text}`
}

/**
 * Splits flat arguments over path, query and body: what the path names goes there, what the call's query names (for GET: all the rest)
 * goes there, and the rest is the body.
 */
export function requestOf(call: Call, given: Args = {}): WireRequest {
  const rest: Record<string, unknown> = { ...given }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(asText(value))
  })
  const inQuery: Record<string, unknown> = {}
  for (const name of call.method === 'GET' ? Object.keys(rest) : Object.keys(call.query?.shape ?? {})) {
    inQuery[name] = rest[name]
    delete rest[name]
  }
  const url = `${API_BASE}${path}${queryOf(inQuery)}`
  if (call.method === 'GET') return { url, method: call.method, body: null }
  return { url, method: call.method, body: call.form ? formOf(rest) : JSON.stringify(rest) }
}
