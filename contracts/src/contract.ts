import type { z } from 'zod'
import type { Complete, Source } from './added.ts'
import type { ErrorName } from './errors.ts'

/** The source of each part: a documented path may have an assumed reply. */
export interface Sources {
  readonly path: Source
  readonly request: Source
  readonly response: Source
}

/**
 * One call of the API, as data. Everything else (types, hooks, mock routes, OpenAPI, conformance tests) is derived from it.
 * Schemas only check: no default, transform, coercion or stripping, since the production storefront sends what it is given.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to `/api`. Path parameters as `:name`. */
  readonly path: `/${string}`
  /** `query` reads and may be cached; `mutation` changes something or spends something (a captcha, a code). */
  readonly kind: 'query' | 'mutation'
  /** `member` calls answer 401 without a valid token; `guest` calls serve both. */
  readonly auth: 'guest' | 'member'
  readonly source: Sources
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** JSON body. */
  readonly body?: z.ZodObject
  /** A request other than a GET that has no body at all, not even `{}`. */
  readonly bodyless?: true
  /** multipart/form-data body; files are `z.file()`. Excludes `body`. */
  readonly form?: z.ZodObject
  /** The envelope's `data`. Absent when `reply` is `image`. */
  readonly data?: z.ZodType
  /** `image`: the reply is a picture with an `x-image-id` header, not an envelope (failures still are). */
  readonly reply?: 'image'
  /** Business errors a rule of this call can give. 401 and an invalid request need not be listed. */
  readonly errors: readonly ErrorName[]
  /** The code an invalid request gets; `INVALID_PARAMETER` (1101020) unless the area has its own. */
  readonly invalid?: ErrorName
  /**
   * The `Deviceid` header is the id that this browser stores. `visitor`: the browser's fingerprint, which outlasts its storage, until somebody
   * begins to log in; two devices of one make may share it, so nothing of a guest belongs to it.
   */
  readonly device?: 'visitor'
  /**
   * The call makes something, and its body has a `request_id`: the same id with the same content answers what it made before; with
   * other content it is REQUEST_ID_REUSED. The value is where the reply names what was made, e.g. `order_no` or `card.card_id`.
   */
  readonly idempotent?: string
  /** A mutation whose outcome is the same when it is carried out twice: a client that gets no reply sends it again by itself. */
  readonly repeatable?: true
  /** The field of query or body that repeats the `Deviceid` header: the sender writes both from one value. */
  readonly deviceField?: string
  /** Requested by an address alone (an `<img>`, a stand-in page), without the contract's headers. */
  readonly omitHeaders?: true
  /** The service that the call needs. While it is stopped the call fails with this error. */
  readonly outage?: { readonly service: Service; readonly error: ErrorName }
  /** The error of a device that has given too many wrong answers and has to wait. */
  readonly blockedDevice?: ErrorName
  /** The entity that the call is about: it must belong to the member. */
  readonly owner?: OwnerRule
  /** Passwords, codes, card data: the storefront doesn't store the arguments, and the journal masks them. */
  readonly sensitive?: true
  /** Names of fields that sound like a secret's and aren't, such as the code of a district: the journal shows them. */
  readonly nonSecretFields?: readonly string[]
  /** Maximum size of the body in bytes; default 1 MB. */
  readonly maxBytes?: number
}

/** Services of the shop that can be stopped separately. */
export const SERVICES = ['search', 'product', 'recommendation', 'order', 'inventory', 'shipping', 'voucher', 'message'] as const
export type Service = (typeof SERVICES)[number]

/** An entity that belongs to a member, and the errors of a call that names one that doesn't. */
export interface OwnerRule {
  readonly entity: 'address' | 'order' | 'payment' | 'after_sale' | 'message' | 'card' | 'e_wallet' | 'refund_card'
  /** The argument with the entity's id. */
  readonly id: string
  /** The id may be left out. */
  readonly optional?: true
  /** There is no such entity, or it belongs to another member: the caller must not learn that it exists. */
  readonly missing: ErrorName
  /** The error names the argument as its field. */
  readonly field?: true
}

export type Contract = Readonly<Record<string, Call>>

/**
 * What the types below read of a call. `defineContract` compares each schema with Zod's types, method by method, once; `C extends Call` would
 * repeat that at every use.
 */
export type DeclaredCall = Pick<Call, 'method' | 'path' | 'kind' | 'auth' | 'source' | 'summary' | 'errors'>
export type DeclaredContract = Readonly<Record<string, DeclaredCall>>

/** Declares the calls of one domain. Returns them unchanged, with literal types. */
export function defineContract<const C extends Contract>(calls: C): C {
  return calls
}

/** Whether a client that gets no reply may send the call again by itself, as no query changes anything. */
export const isRepeatable = ({ kind, repeatable }: Pick<Call, 'kind' | 'repeatable'>): boolean => kind === 'query' || repeatable === true

/** The named calls of a contract: what a host implements so far. */
export function pickCalls<C extends DeclaredContract, K extends keyof C & string>(contract: C, ...names: K[]): Pick<C, K> {
  return Object.fromEntries(names.map((name) => [name, contract[name]])) as Pick<C, K>
}

/** All three parts alike. */
export const documented: Sources = { path: 'documented', request: 'documented', response: 'documented' }
export const assumed: Sources = { path: 'assumed', request: 'assumed', response: 'assumed' }
/** The spec has only method and path. */
export const documentedPath: Sources = { path: 'documented', request: 'assumed', response: 'assumed' }
/** The spec gives method, path and payload, not the reply. */
export const documentedRequest: Sources = { path: 'documented', request: 'documented', response: 'assumed' }

/** Method and caller of the usual calls. A GET is a query. */
export const guestGet = { method: 'GET', kind: 'query', auth: 'guest' } as const
export const memberGet = { ...guestGet, auth: 'member' } as const
/** A POST that changes something. */
export const guestPost = { method: 'POST', kind: 'mutation', auth: 'guest' } as const
export const memberPost = { ...guestPost, auth: 'member' } as const
/** A POST that only reads: its arguments are a body. */
export const guestPostQuery = { ...guestPost, kind: 'query' } as const
export const memberPostQuery = { ...memberPost, kind: 'query' } as const

/** The output of a part. Reads one field of its schema, as `z.output` does. */
type Parsed<C, P extends string> = C extends { readonly [N in P]: { readonly _zod: { readonly output: infer O } } }
  ? O
  : Record<never, never>
type Flat<T> = { [K in keyof T]: T[K] }

/** What a handler receives, each part apart. */
export interface InputOf<C extends DeclaredCall> {
  readonly params: Parsed<C, 'params'>
  readonly query: Parsed<C, 'query'>
  readonly body: Parsed<C, 'body'>
  readonly form: Parsed<C, 'form'>
}

/** The arguments of a call: path parameters, query and body in one flat object; `void` without any. */
export type ArgsOf<C extends DeclaredCall> = C extends { params: object } | { query: object } | { body: object } | { form: object }
  ? Flat<Parsed<C, 'params'> & Parsed<C, 'query'> & Parsed<C, 'body'> & Parsed<C, 'form'>>
  : // biome-ignore lint/suspicious/noConfusingVoidType: a hook of such a call is called without an argument
    void

/** What the storefront's code passes: the field that repeats the `Deviceid` header is written when the call is sent. */
export type CallerArgsOf<C extends DeclaredCall> = C extends { deviceField: infer F extends string } ? Omit<ArgsOf<C>, F> : ArgsOf<C>

/** A picture as it travels: its type, its id header and its bytes. */
export interface ImageReply {
  readonly contentType: string
  readonly imageId: string
  /** Text (SVG), unless `encoding` says otherwise. */
  readonly bytes: string
  readonly encoding?: 'base64'
  /** The address always shows the same picture, so it may be cached. */
  readonly immutable?: boolean
}

/** The envelope's `data` of a success, or a picture. */
export type ResultOf<C extends DeclaredCall> = C extends { reply: 'image' }
  ? ImageReply
  : C extends { data: { _zod: { output: infer O } } }
    ? O
    : null

/** What the mock answers: the same with every field that we added. */
export type CompleteResultOf<C extends DeclaredCall> = C extends { reply: 'image' } ? ImageReply : Complete<ResultOf<C>>

/** The names of the errors a handler of this call may give. */
export type ErrorsOf<C extends DeclaredCall> = C['errors'][number]

/** The errors that a fault can simulate: those the call declares, that of an invalid request, and 401. */
export function faultableErrors({ errors, invalid = 'INVALID_PARAMETER' }: Pick<Call, 'errors' | 'invalid'>): readonly ErrorName[] {
  return [...new Set<ErrorName>([...errors, invalid, 'SESSION_EXPIRED'])]
}
