import type { ImageReply } from '@nusaria/contracts/contract'
import { SUCCESS_STATUS } from '@nusaria/contracts/envelope'
import type { ErrorParams } from '@nusaria/contracts/error-params'
import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { HEADERS, type Language } from '@nusaria/contracts/headers'
import { type EngineReply, JSON_TYPE } from './engine-request.ts'
import { errorMessage } from './error-message.ts'

const headers = { 'content-type': JSON_TYPE, 'cache-control': 'no-store' } as const

/** The HTTP status of transport errors. Business errors have 200. */
export const TRANSPORT_STATUSES: Partial<Record<ErrorName, number>> = {
  MALFORMED_BODY: 400,
  SESSION_EXPIRED: 401,
  ROUTE_NOT_FOUND: 404,
  BODY_TOO_LARGE: 413,
  BODY_TYPE_UNSUPPORTED: 415,
  INTERNAL_ERROR: 500,
}

/** The details of an error. */
export interface FailDetail<N extends ErrorName = ErrorName> {
  /** The field of the request. */
  readonly field?: string
  /** Values for its message, by the error's schema. */
  readonly params?: ErrorParams<N>
  /** Commit what was written although the request fails (counters of wrong attempts). */
  readonly commitWrites?: true
}

/** A reply with the code for the journal. */
export interface CodedReply {
  readonly code: number | null
  readonly reply: EngineReply
}

export function successReply(data: unknown): CodedReply {
  return {
    code: 0,
    reply: { status: 200, headers, body: `{"code":0,"msg":"success","data":${JSON.stringify(data)},"status":"${SUCCESS_STATUS}"}` },
  }
}

/** The browser may cache the picture without a limit; shared caches may not. */
const IMMUTABLE_CACHE = 'private, max-age=31536000, immutable'

export function imageReply({ contentType, imageId, bytes, encoding, immutable }: ImageReply): CodedReply {
  return {
    code: null,
    reply: {
      status: 200,
      headers: {
        'content-type': contentType,
        'cache-control': immutable ? IMMUTABLE_CACHE : 'no-store',
        // Uploaded bytes must not be interpreted as another type.
        'x-content-type-options': 'nosniff',
        [HEADERS.imageId]: imageId,
      },
      body: bytes,
      ...(encoding && { encoding }),
    },
  }
}

/** The envelope of an error. `msg` replaces the text of the error catalogue. */
export function errorReply(name: ErrorName, language: Language, detail: FailDetail = {}, msg?: string): CodedReply {
  const { code } = ERRORS[name]
  const { field, params } = detail
  const data = field === undefined && params === undefined ? null : { field, params }
  const body = JSON.stringify({ code, msg: msg ?? errorMessage(name, language, params), data, status: String(code) })
  return { code, reply: { status: TRANSPORT_STATUSES[name] ?? 200, headers, body } }
}
