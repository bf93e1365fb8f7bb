import type { CallName } from '@nusaria/contracts/registry'
import { type ControlCall, httpControl } from './control.ts'
import { NoReplyError } from './no-reply-error.ts'

/** A request of the API on the wire. */
export interface WireRequest {
  readonly method: string
  /** Path with query, from `/api`. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | FormData | null
  /** What a client of the shop made it of. */
  readonly of?: { readonly call: CallName; readonly args: Readonly<Record<string, unknown>> }
}

export interface WireReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Text; base64 for a binary picture. */
  readonly body: string
}

/** A body as text; base64 for a photo. */
export function bodyText(type: string | null | undefined, content: Uint8Array): string {
  const isPhoto = type?.startsWith('image/') && !type.startsWith('image/svg')
  return Buffer.from(content).toString(isPhoto ? 'base64' : 'utf8')
}

export async function readReply(reply: Response): Promise<WireReply> {
  const body = bodyText(reply.headers.get('content-type'), new Uint8Array(await reply.arrayBuffer()))
  return { status: reply.status, headers: Object.fromEntries(reply.headers), body }
}

/** A host of the shop's calls and its control API. */
export interface Host {
  readonly name: 'engine' | 'http' | 'msw' | 'inject'
  /** Rejects with NoReplyError when the connection breaks, or when the signal ends the call. */
  send(request: WireRequest, worldId: string, signal?: AbortSignal): Promise<WireReply>
  readonly control: ControlCall
  close(): Promise<void>
}

/** Empty for a backend, which has no worlds. */
export const worldHeader = (id: string): Record<string, string> => (id === '' ? {} : { 'x-mock-world': id })

/** ms: timeout of a call without a signal */
const TIMEOUT = 60_000

/** A server, by fetch. */
export function httpHost(at: string): Host {
  return {
    name: 'http',
    control: httpControl(at),
    async send({ method, url, headers, body }, worldId, signal = AbortSignal.timeout(TIMEOUT)) {
      const init = { method, headers: { ...headers, ...worldHeader(worldId) }, body: body as BodyInit | null }
      const reply = await fetch(`${at}${url}`, { ...init, signal }).catch((error: Error) => {
        throw new NoReplyError(url, error.name === 'TimeoutError' ? 'timeout' : 'network')
      })
      return readReply(reply).catch(() => {
        throw new NoReplyError(url, 'malformed')
      })
    },
    close: async () => undefined,
  }
}
