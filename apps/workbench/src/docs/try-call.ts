import { HEADERS, PLATFORM } from '@nusaria/contracts/headers'
import type { DocumentedCall } from './openapi.ts'

/** The world and the session of a call. */
export interface Caller {
  readonly world: string
  readonly token: string | null
}

/** A reply: its status, duration and text. */
export interface CallResult {
  readonly status: number
  readonly ms: number
  readonly text: string
}

/** Sends a call with the typed path and query parameters and JSON body. Rejects when there is no reply or the body isn't JSON. */
export async function tryCall(
  call: DocumentedCall,
  values: Readonly<Record<string, string>>,
  body: string,
  { world, token }: Caller,
): Promise<CallResult> {
  const query = new URLSearchParams()
  let { path } = call
  for (const { name, in: place } of call.parameters) {
    const value = values[name] ?? ''
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
    else if (value !== '') query.append(name, value)
  }
  const sent = call.body && call.method !== 'GET' ? JSON.stringify(JSON.parse(body)) : null
  const began = performance.now()
  const reply = await fetch(query.size > 0 ? `${path}?${query}` : path, {
    method: call.method,
    headers: {
      'x-mock-world': world,
      [HEADERS.device]: 'api-docs',
      [HEADERS.platform]: PLATFORM,
      [HEADERS.language]: 'en',
      [HEADERS.store]: 'api-docs',
      ...(sent === null ? {} : { 'content-type': 'application/json' }),
      ...(token ? { [HEADERS.authorization]: `Bearer ${token}` } : {}),
    },
    body: sent,
  })
  const raw = await reply.text()
  return { status: reply.status, ms: Math.round(performance.now() - began), text: prettyJson(raw) }
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
