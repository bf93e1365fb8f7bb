import { fromBase64 } from '../../lib/base64.ts'

/** Why a body couldn't be read. */
export type BodyError = 'too_large' | 'malformed' | 'unsupported'

/** A request in the engine's own form, independent of the host. */
export interface EngineRequest {
  readonly method: string
  /** Not decoded, e.g. `/api/consumer/product/list`. */
  readonly path: string
  /** Without the `?`. */
  readonly query: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** null when there is none. */
  readonly body: Uint8Array | null
  /** The host itself asks, to render a page: no client can say so. Such a request has no device. */
  readonly rendered?: true
  /** Why the host couldn't read the body. */
  readonly bodyError?: BodyError
}

/** How a network fault treats the reply: never sent, connection dropped, or dropped in the middle of the body. */
export type TransportFailure = 'hang' | 'reset' | 'truncate'

/** A reply for the host to send. */
export interface EngineReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Text, unless `encoding` says otherwise. */
  readonly body: string
  readonly encoding?: 'base64'
  /** A network fault for the host to simulate. */
  readonly wire?: TransportFailure
  /** ms of real time to wait before sending. */
  readonly delay?: number
}

/** The bytes or the text of the body. */
export function decodeBody({ body, encoding }: Pick<EngineReply, 'body' | 'encoding'>): string | Uint8Array<ArrayBuffer> {
  return encoding === 'base64' ? fromBase64(body) : body
}

export const JSON_TYPE = 'application/json; charset=utf-8'
