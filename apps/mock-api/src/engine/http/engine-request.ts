import { fromBase64 } from '../../lib/base64.ts'

/** Why a body can't be read. */
export type BodyError = 'too_large' | 'malformed' | 'unsupported'

/** A request as a host hands it in; neither Fastify's nor the browser's. */
export interface EngineRequest {
  readonly method: string
  /** Decoded by nobody yet, e.g. `/api/consumer/product/list`. */
  readonly path: string
  /** What follows `?`, without it. */
  readonly query: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** null when there is none. */
  readonly body: Uint8Array | null
  /** The host gave up reading the body, and why. */
  readonly bodyError?: BodyError
}

/** How a wire fault treats the reply's bytes: never sent, connection dropped, or dropped in the middle of the body. */
export type TransportFailure = 'hang' | 'reset' | 'truncate'

/** The reply for a host to send as it is. */
export interface EngineReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Text, unless `encoding` says otherwise. */
  readonly body: string
  readonly encoding?: 'base64'
  /** A wire fault the host carries out. */
  readonly wire?: TransportFailure
  /** ms of real time to wait before sending. */
  readonly delay?: number
}

/** What goes over the wire as the body. */
export function decodeBody({ body, encoding }: Pick<EngineReply, 'body' | 'encoding'>): string | Uint8Array<ArrayBuffer> {
  return encoding === 'base64' ? fromBase64(body) : body
}

export const JSON_TYPE = 'application/json; charset=utf-8'
