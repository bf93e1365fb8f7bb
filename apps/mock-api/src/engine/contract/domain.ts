import type { Complete } from '@nusaria/contracts/added'
import type { Session } from '@nusaria/contracts/auth-entities'
import type { Service } from '@nusaria/contracts/contract'
import type { TableDef } from '../store/table-def.ts'
import type { Db } from '../store/tables.ts'
import type { EventCtx, Member, OwnedRows, RequestDevice, WorldCtx } from './context.ts'
import type { Route } from './implement.ts'

/** Fires what fell due: `ref` is what was scheduled; `ctx.now` is the moment it was due. */
export type TimerHandler = (ctx: WorldCtx, ref: string) => void

/** What a control event carries beside its name, e.g. `{ "stock": 10 }`. */
export type EventParams = Readonly<Record<string, string | number | boolean>>

/** Events of one kind of entity for the control API, tied to the table its rows are in. */
export interface EntityEvents {
  readonly table: string
  readonly handlers: Readonly<Record<string, (ctx: EventCtx, row: never, params: EventParams) => void>>
  /** Writes the row of an id that is known but has none yet; false for an unknown id. */
  readonly ensureRow?: (ctx: WorldCtx, id: string) => boolean
}

type RowIn<N extends keyof Db> = NonNullable<ReturnType<Db[N]['get']>>

/** Events on the rows of a table. A handler writes through `ctx.db`; the row as it then stands is the reply. */
export function entityEvents<N extends keyof Db & string>(
  table: N,
  handlers: Readonly<Record<string, (ctx: EventCtx, row: RowIn<N>, params: EventParams) => void>>,
  ensureRow?: EntityEvents['ensureRow'],
): EntityEvents {
  return { table, handlers, ensureRow }
}

/** Finds members for the engine. One domain of the shop has it. */
export interface MemberDirectory {
  /** Who is signed in with a token; undefined for an unknown or expired one. */
  signedIn(db: Db, token: string, now: number): Member | undefined
  find(db: Db, member_no: string): Member | undefined
  /** All members, in the order they were inserted. */
  all(db: Db): readonly Member[]
}

/** One domain of the shop, as the engine takes it. */
export interface Domain {
  readonly name: string
  readonly tables?: Readonly<Record<string, TableDef>>
  readonly routes: readonly Route[]
  /** By the kind that was scheduled. */
  readonly timers?: Readonly<Record<string, TimerHandler>>
  /** By entity, e.g. `order: entityEvents('orders', { ship(ctx, row) {…} })`. */
  readonly events?: Readonly<Record<string, EntityEvents>>
  /** The rows every world begins with. Members inserted here are seeded members: `seedMember` fills their records. */
  seedWorld?(ctx: WorldCtx): void
  /**
   * Fills a seeded member's records, once in a world, before the member's first request is handled. `ctx.now` is the
   * moment the world began and `ctx.rng`/`ctx.ids` belong to this member and domain, so the order of first touch changes nothing.
   */
  seedMember?(ctx: WorldCtx, member: Member): void
  readonly members?: MemberDirectory
  /** Finds the rows that belong to a member, by entity. */
  readonly owned?: { readonly [E in keyof OwnedRows]?: (db: Db, id: string) => OwnedRows[E] | undefined }
  /** Whether a service of the shop is stopped. */
  isStopped?(ctx: WorldCtx, service: Service): boolean
  /** Whether a device has given too many wrong answers and has to wait. */
  isBlocked?(ctx: WorldCtx, device: string): boolean
  /** The answer of a captcha picture, for the control API; null when there is none (any more). */
  captchaAnswer?(ctx: WorldCtx, image_id: string): string | null
  /** Lets a member in on a device as a login would, for the control API; null when nobody is called so. Fails with a login's errors. */
  signIn?(ctx: EventCtx, member: string, on: RequestDevice): Complete<Session> | null
}

export function defineDomain(domain: Domain): Domain {
  return domain
}
