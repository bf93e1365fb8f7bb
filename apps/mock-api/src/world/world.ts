import { createRng, type Rng, type RngState, rngState } from '../kernel/rng.ts'
import { Clock } from './clock.ts'
import { copy } from './copy.ts'
import type { TableDef } from './define.ts'
import { Dues } from './dues.ts'
import { Faults } from './faults.ts'
import { Journal, type JournalSize } from './journal.ts'
import type { Keeper, WorldHead } from './keeper.ts'
import { Keeping } from './keeping.ts'
import { Outbox } from './outbox.ts'
import { Secrets } from './secrets.ts'
import type { WorldSnapshot } from './snapshot.ts'
import { type Row, TableStore } from './table.ts'
import type { Db } from './tables.ts'
import { Turns } from './turns.ts'

/** Ids below are for seeded records, so that these don't depend on what came first. */
export const FIRST_ID = 1_000_000

export interface WorldStart {
  readonly id: string
  readonly seed: string | number
  /** ms */
  readonly now: number
  readonly frozen: boolean
  /** As many as the shop has by itself unless told. */
  readonly products?: number | undefined
  /** As the engine is unless told. */
  readonly strict?: boolean | undefined
}

/** What all worlds of an engine share. */
export interface WorldShape {
  /** Refuses fields that no contract knows, unless a world says otherwise. */
  readonly strict: boolean
  readonly tables: Readonly<Record<string, TableDef>>
  /** Real time, ms. */
  readonly real: () => number
  readonly journal: JournalSize
  /** The tables as handlers see them, each fetched when first used. */
  readonly viewOf: (tableOf: (name: string) => unknown) => Db
}

/** One isolated shop. All that changes is in here; `turns` serves its requests one at a time. */
export class World {
  readonly shape: WorldShape
  readonly id: string
  readonly seed: string | number
  readonly products: number | undefined
  /** Whether a request with a field that no contract knows is refused. */
  readonly strict: boolean
  readonly #strict: boolean | undefined
  readonly epoch: number
  readonly clock: Clock
  readonly stores: ReadonlyMap<string, TableStore>
  readonly dues: Dues
  readonly outbox: Outbox
  readonly journal: Journal
  readonly secrets: Secrets
  readonly faults: Faults
  readonly rng: Rng
  readonly waiting: Map<string, number>
  readonly turns = new Turns()
  counter: number
  /** Units of work that left something behind. */
  changes = 0
  #keeping: Keeping | null = null
  readonly #chance: RngState
  readonly #faultChance: RngState

  private constructor(shape: WorldShape, snapshot: WorldSnapshot) {
    this.shape = shape
    this.id = snapshot.id
    this.seed = snapshot.seed
    this.products = snapshot.products
    this.#strict = snapshot.strict
    this.strict = snapshot.strict ?? shape.strict
    this.epoch = snapshot.epoch
    this.clock = new Clock(shape.real, snapshot.clock)
    this.stores = new Map(Object.entries(shape.tables).map(([name, def]) => [name, new TableStore(def)]))
    this.dues = new Dues(snapshot.dues)
    this.outbox = new Outbox(snapshot.outbox)
    this.journal = new Journal(shape.journal, snapshot.journal.entries, snapshot.journal.seq)
    this.secrets = new Secrets(snapshot.seed, snapshot.journal.entries)
    this.#chance = [...snapshot.chance]
    this.#faultChance = [...snapshot.faultChance]
    this.rng = createRng(this.#chance)
    this.faults = new Faults(createRng(this.#faultChance), snapshot.faults)
    this.waiting = new Map(snapshot.waiting)
    this.counter = snapshot.counter
  }

  /** Another one when the world has changed meanwhile, be it in its chance alone. */
  get mark(): string {
    return `${this.changes} ${this.counter} ${this.#chance[3]}`
  }

  /** An empty world. */
  static create(shape: WorldShape, { id, seed, now, frozen, products, strict }: WorldStart): World {
    return new World(shape, {
      format: 1,
      id,
      seed,
      ...(products === undefined ? {} : { products }),
      ...(strict === undefined ? {} : { strict }),
      epoch: now,
      clock: Clock.startingAt(shape.real, now, frozen).state(),
      chance: rngState(seed),
      faultChance: rngState(seed, 'faults'),
      counter: FIRST_ID,
      waiting: [],
      tables: {},
      dues: [],
      outbox: [],
      journal: { seq: 0, entries: [] },
      faults: [],
    })
  }

  /** A world as it was saved. Rows of tables that no longer exist are left behind. */
  static async restore(shape: WorldShape, snapshot: WorldSnapshot): Promise<World> {
    const world = new World(shape, snapshot)
    for (const [name, rows] of Object.entries(snapshot.tables)) {
      const store = world.stores.get(name)
      if (store) await store.commit(new Map(rows.map((row) => [String(row[store.def.key]), row])))
    }
    return world
  }

  /** From now on what a turn changes goes to a keeper. `lost` is told once of a turn that couldn't be kept. */
  keepBy(keeper: Keeper, lost: () => void): void {
    this.#keeping = new Keeping(this, keeper, lost)
  }

  /** Does something in its turn. Resolves once what it changed is kept, where the world has a keeper; rejects when that fails. */
  turn<T>(job: () => T | Promise<T>): Promise<T> {
    return this.#keeping ? this.#keeping.turn(job) : this.turns.take(job)
  }

  /** What it is beside its rows and lists, as plain data of its own. */
  head(id = this.id): WorldHead {
    return {
      format: 1,
      id,
      seed: this.seed,
      ...(this.products === undefined ? {} : { products: this.products }),
      ...(this.#strict === undefined ? {} : { strict: this.#strict }),
      epoch: this.epoch,
      clock: this.clock.state(),
      chance: [...this.#chance],
      faultChance: [...this.#faultChance],
      counter: this.counter,
      waiting: [...this.waiting],
      faults: this.faults.state(),
    }
  }

  /** All of it as plain data that shares nothing with the world. */
  snapshot(id = this.id): WorldSnapshot {
    const tables: Record<string, Row[]> = {}
    for (const [name, store] of this.stores) if (store.rows.size > 0) tables[name] = [...store.rows.values()].map(copy)
    return {
      ...this.head(id),
      tables,
      dues: [...this.dues.all()],
      outbox: this.outbox.state(),
      journal: { seq: this.journal.seq, entries: this.journal.since(0) },
    }
  }
}
