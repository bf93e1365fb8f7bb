import type { Call, ErrorsOf } from '@nusaria/contracts/contract'
import type { ErrorParams } from '@nusaria/contracts/error-params'
import type { ErrorName } from '@nusaria/contracts/errors'
import type { Language } from '@nusaria/contracts/headers'
import type { Rng } from '../../lib/rng.ts'
import type { Db } from '../store/tables.ts'

/** What the shop sent out: read back by tests through the control API. */
export interface OutgoingMessage {
  readonly channel: 'sms' | 'whatsapp' | 'email'
  readonly to: string
  readonly code: string
  readonly code_type: number
}

/** Something that falls due: the domain that owns `kind` handles it when the world's clock reaches `at`. */
export interface Timer {
  /** ms of the world's clock */
  readonly at: number
  readonly kind: string
  /** What it is about, e.g. an order number. One `kind` and `ref` falls due once: scheduling it again moves it. */
  readonly ref: string
}

/** Ids of a world: the same steps give the same ids. */
export interface Ids {
  /** `prefix` and ten digits, never given twice in a world. */
  next(prefix: string): string
}

/** Who is signed in. The shop adds the columns of its members (`domains/tables.ts`). */
export interface Member {
  readonly member_no: string
}

/** The row of each entity that a member owns. The shop adds its own (`domains/tables.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: the shop adds to it
export interface OwnedRows {}

/** The row that a call's `owner` names. */
type OwnedRow<C extends Call> = C extends { readonly owner: { readonly entity: infer E extends keyof OwnedRows } }
  ? C extends { readonly owner: { readonly optional: true } }
    ? OwnedRows[E] | undefined
    : OwnedRows[E]
  : unknown

/** Frozen data that all worlds share. The shop adds its catalogue (`domains/tables.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: the shop adds to it
export interface ReferenceData {}

/** What everything that acts on a world gets: handlers, due events, control events, seeds. */
export interface WorldCtx {
  readonly db: Db
  /** ms of the world's clock */
  readonly now: number
  /** ms: when the world began */
  readonly epoch: number
  readonly rng: Rng
  readonly ids: Ids
  /** Frozen reference data, shared by all worlds. */
  readonly catalogue: ReferenceData
  readonly outbox: { send(message: OutgoingMessage): void }
  schedule(due: Timer): void
  unschedule(kind: string, ref: string): void
}

/** What a failure tells beyond its name. */
export interface FailDetail<N extends ErrorName = ErrorName> {
  /** The request's field it concerns. */
  readonly field?: string
  /** Values its message needs. */
  readonly params?: ErrorParams<N>
  /** Keep what was written although the request fails (counters of wrong tries). */
  readonly commitWrites?: true
}

/** The device a request comes from, by its headers; each empty when absent. */
export interface RequestDevice {
  /** `Deviceid` */
  readonly device: string
  /** `User-Agent` */
  readonly userAgent: string
}

/** What a handler gets beside its input. */
export interface Ctx<C extends Call = Call> extends WorldCtx, RequestDevice {
  /** Ends the request with one of the call's declared errors. */
  fail<N extends ErrorsOf<C>>(name: N, detail?: FailDetail<NoInfer<N>>): never
  /** Whom the token belongs to; null for a guest (a `member` call never sees one). */
  readonly member: C['auth'] extends 'member' ? Member : Member | null
  /** The row that the call is about; the engine has checked that it belongs to the member. */
  readonly owned: OwnedRow<C>
  readonly language: Language
  readonly token: string | null
  /** Fills a seeded member's records now, if that has not happened yet: login does so before it merges a cart. */
  ensureSeeded(member_no: string): void
}

/** What a control event's handler gets: it may refuse. */
export interface EventCtx extends WorldCtx {
  /** The event isn't legal in this state: the control API answers 409 with the reason. */
  illegal(reason: string): never
  /** The same, by the name of a rule's error. */
  fail(name: ErrorName): never
}
