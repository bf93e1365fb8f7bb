import type { Rng } from '@nusaria/catalogue/lib/rng'
import type { DeclaredCall, ErrorsOf } from '@nusaria/contracts/contract'
import type { ErrorName } from '@nusaria/contracts/errors'
import type { Language } from '@nusaria/contracts/headers'
import type { FailDetail } from '../http/reply.ts'
import type { Db } from '../store/tables.ts'
import type { TransitionRecord } from '../world/journal.ts'
import type { OutgoingMessage } from '../world/outbox.ts'
import type { Timer } from '../world/timers.ts'
import type { WorldSize } from '../world/world-size.ts'
import type { DecodePicture } from './decode-picture.ts'

/** Generates the ids of a world. The same steps give the same ids. */
export interface Ids {
  /** `prefix` and ten digits, unique in a world. */
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
type OwnedRow<C extends DeclaredCall> = C extends { readonly owner: { readonly entity: infer E extends keyof OwnedRows } }
  ? C extends { readonly owner: { readonly optional: true } }
    ? OwnedRows[E] | undefined
    : OwnedRows[E]
  : unknown

/** Frozen data that all worlds share. The shop adds its catalogue (`domains/tables.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: the shop adds to it
export interface ReferenceData {}

/** The context of everything that acts on a world: handlers, timers, control events, seeds. */
export interface WorldCtx {
  readonly db: Db
  /** ms of the world's clock */
  readonly now: number
  /** ms: when the world started */
  readonly epoch: number
  /** What a seed makes more of. */
  readonly size: WorldSize
  readonly rng: Rng
  /** For what nobody may guess: tokens, codes, nonces. Real random values, unless the world was created with a seed. */
  readonly secretRng: Rng
  readonly ids: Ids
  /** Frozen reference data, shared by all worlds. */
  readonly catalogue: ReferenceData
  readonly outbox: { send(message: OutgoingMessage): void }
  schedule(due: Timer): void
  unschedule(kind: string, ref: string): void
  /** The lifecycles of the shop as its domains implement them. */
  readonly machines: ReadonlyMap<string, object>
  /** Notes a transition for the journal. */
  recordTransition(record: TransitionRecord): void
}

/** The device of a request, from its headers; empty when absent. */
export interface RequestDevice {
  /** `Deviceid` */
  readonly device: string
  /** `User-Agent` */
  readonly userAgent: string
}

/** The context of a handler. */
export interface Ctx<C extends DeclaredCall = DeclaredCall> extends WorldCtx, RequestDevice {
  /** Fails the request with one of the call's declared errors. */
  fail<N extends ErrorsOf<C>>(name: N, detail?: FailDetail<NoInfer<N>>): never
  /** The signed-in member; null for a guest. */
  readonly member: C['auth'] extends 'member' ? Member : Member | null
  /** The row that the call is about; the engine has checked that it belongs to the member. */
  readonly owned: OwnedRow<C>
  readonly language: Language
  readonly token: string | null
  readonly decodePicture: DecodePicture
  /** Seeds the records of a member, if that hasn't happened: login does this before it merges a cart. */
  ensureSeeded(member_no: string): void
}

/** The context of a control event's handler. */
export interface EventCtx extends WorldCtx {
  /** Refuses the event: the control API answers 409 with the reason. */
  illegal(reason: string): never
  /** Refuses the event with the name of an error. */
  fail(name: ErrorName): never
}

/** The context of a world at another moment, ms. It is for seeds, so it records no transitions. */
export function ctxAt(ctx: WorldCtx, now: number): WorldCtx {
  const { db, epoch, size, rng, secretRng, ids, catalogue, outbox, schedule, unschedule, machines } = ctx
  return { db, now, epoch, size, rng, secretRng, ids, catalogue, outbox, schedule, unschedule, machines, recordTransition: () => undefined }
}
