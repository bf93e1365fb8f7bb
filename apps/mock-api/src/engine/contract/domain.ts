import type { Complete } from '@nusaria/contracts/added'
import type { Session } from '@nusaria/contracts/auth-entities'
import type { Service } from '@nusaria/contracts/contract'
import type { TableDef } from '../store/table-def.ts'
import type { Db } from '../store/tables.ts'
import type { EventCtx, Member, OwnedRows, RequestDevice, WorldCtx } from './context.ts'
import type { Route } from './implement.ts'
import type { AnyMachine } from './machine.ts'

/** Handles a timer; `ctx.now` is the moment it was due. */
export type TimerHandler = (ctx: WorldCtx, ref: string) => void

/** The parameters of a control event, e.g. `{ "stock": 10 }`. */
export type EventParams = Readonly<Record<string, string | number | boolean>>

/** The control events of an entity and the table of its rows. */
export interface EntityEvents {
  readonly table: string
  readonly handlers: Readonly<Record<string, (ctx: EventCtx, row: never, params: EventParams) => void>>
  /** Inserts the missing row of a known id; false for an unknown id. */
  readonly ensureRow?: (ctx: WorldCtx, id: string) => boolean
}

type RowIn<N extends keyof Db> = NonNullable<ReturnType<Db[N]['get']>>

/** Declares the events on the rows of a table. The reply is the row after the handler has run. */
export function entityEvents<N extends keyof Db & string>(
  table: N,
  handlers: Readonly<Record<string, (ctx: EventCtx, row: RowIn<N>, params: EventParams) => void>>,
  ensureRow?: EntityEvents['ensureRow'],
): EntityEvents {
  return { table, handlers, ensureRow }
}

/** A timer whose reference is the key of a row. It does nothing when the row is gone. */
export function rowTimer<N extends keyof Db & string>(table: N, handle: (ctx: WorldCtx, row: RowIn<N>) => void): TimerHandler {
  return (ctx, ref) => {
    const row = ctx.db[table].get(ref) as RowIn<N> | undefined
    if (row) handle(ctx, row)
  }
}

/** Finds members for the engine. One domain of the shop has it. */
export interface MemberDirectory {
  /** Who is signed in with a token; undefined for an unknown or expired one. */
  signedIn(db: Db, token: string, now: number): Member | undefined
  find(db: Db, member_no: string): Member | undefined
  /** All members, in the order they were inserted. */
  all(db: Db): readonly Member[]
}

/** One domain of the shop. */
export interface Domain {
  readonly name: string
  readonly tables?: Readonly<Record<string, TableDef>>
  readonly routes: readonly Route[]
  /** How the domain implements its lifecycles. */
  readonly machines?: readonly AnyMachine[]
  /** By kind. */
  readonly timers?: Readonly<Record<string, TimerHandler>>
  /** By entity, e.g. `order: entityEvents('orders', { ship(ctx, row) {…} })`. */
  readonly events?: Readonly<Record<string, EntityEvents>>
  /** Inserts the first rows of a world. `seedMember` adds the records of members that are inserted here. */
  seedWorld?(ctx: WorldCtx): void
  /**
   * Inserts the records of a seeded member before the member's first request. `ctx.now` is the moment the world started, and `ctx.rng`
   * and `ctx.ids` belong to this member and domain, so the order of the members' first requests doesn't matter.
   */
  seedMember?(ctx: WorldCtx, member: Member): void
  readonly members?: MemberDirectory
  /** Finds the rows that belong to a member, by entity. */
  readonly owned?: { readonly [E in keyof OwnedRows]?: (db: Db, id: string) => OwnedRows[E] | undefined }
  /** Whether a service of the shop is stopped. */
  isStopped?(ctx: WorldCtx, service: Service): boolean
  /** Whether a device has given too many wrong answers and has to wait. */
  isBlocked?(ctx: WorldCtx, device: string): boolean
  /** The answer of a captcha picture, for the control API; null for an unknown or expired one. */
  captchaAnswer?(ctx: WorldCtx, image_id: string): string | null
  /** Logs a member in on a device without a proof, for the control API; null for an unknown member. Fails with the errors of a login. */
  signIn?(ctx: EventCtx, member: string, on: RequestDevice): Complete<Session> | null
}

export function defineDomain(domain: Domain): Domain {
  return domain
}
