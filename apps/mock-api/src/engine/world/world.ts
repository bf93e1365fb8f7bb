import { deepCopy } from '@nusaria/catalogue/lib/json'
import { createRng, type Rng, type RngState, realRng, rngState } from '@nusaria/catalogue/lib/rng'
import type { TableDef } from '../store/table-def.ts'
import { type Row, TableStore } from '../store/table-store.ts'
import type { Db } from '../store/tables.ts'
import { Clock } from './clock.ts'
import { Faults } from './faults.ts'
import { Journal, type JournalLimits } from './journal.ts'
import { Outbox } from './outbox.ts'
import { PersistedQueue } from './persisted-queue.ts'
import type { Persistence, WorldMeta } from './persistence.ts'
import { Queue } from './queue.ts'
import { Secrets } from './secrets.ts'
import type { WorldLabel, WorldSnapshot } from './snapshot.ts'
import { Timers } from './timers.ts'
import { sizeOf, type WorldSize } from './world-size.ts'

export const DEFAULT_WORLD = 'default'

/** Lower ids belong to seeded records, so that they don't depend on the order of requests. */
export const FIRST_ID = 1_000_000

export interface WorldInit extends WorldSize {
  readonly id: string
  readonly seed: string | number
  /** Secrets too are drawn from the seed, so that the same steps give the same tokens. */
  readonly seededSecrets: boolean
  /** ms */
  readonly now: number
  readonly frozen: boolean
  /** By default as the engine. */
  readonly strict?: boolean | undefined
  readonly label?: WorldLabel | undefined
}

/** What all worlds of an engine have in common. */
export interface WorldShape {
  /** Refuses unknown fields, unless a world says otherwise. */
  readonly strict: boolean
  readonly tables: Readonly<Record<string, TableDef>>
  /** Real time, ms. */
  readonly realTime: () => number
  readonly journal: JournalLimits
  /** The tables as handlers see them, each created at its first use. */
  readonly createDb: (tableOf: (name: string) => unknown) => Db
  /** By the name of their lifecycle. */
  readonly machines: ReadonlyMap<string, object>
}

/** One isolated shop. It holds all state; `queue` handles its requests one at a time. */
export class World {
  readonly shape: WorldShape
  readonly id: string
  readonly seed: string | number
  readonly size: WorldSize
  label: WorldLabel
  /** Whether a request with an unknown field is refused. */
  readonly strict: boolean
  readonly #strict: boolean | undefined
  readonly epoch: number
  readonly clock: Clock
  readonly stores: ReadonlyMap<string, TableStore>
  readonly timers: Timers
  readonly outbox: Outbox
  readonly journal: Journal
  readonly secrets: Secrets
  readonly faults: Faults
  readonly rng: Rng
  readonly secretRng: Rng
  readonly unseeded: Map<string, number>
  readonly queue = new Queue()
  counter: number
  /** The number of units of work that changed something. */
  changeCount = 0
  #persistedQueue: PersistedQueue | null = null
  readonly #rngState: RngState
  readonly #faultChance: RngState
  readonly #secretState: RngState | undefined

  private constructor(shape: WorldShape, snapshot: WorldSnapshot) {
    this.shape = shape
    this.id = snapshot.id
    this.seed = snapshot.seed
    this.size = sizeOf(snapshot)
    this.label = snapshot.label ?? {}
    this.#strict = snapshot.strict
    this.strict = snapshot.strict ?? shape.strict
    this.epoch = snapshot.epoch
    this.clock = new Clock(shape.realTime, snapshot.clock, snapshot.journal.entries.at(-1)?.at)
    this.stores = new Map(Object.entries(shape.tables).map(([name, def]) => [name, new TableStore(def)]))
    this.timers = new Timers(snapshot.timers)
    this.outbox = new Outbox(snapshot.outbox)
    this.journal = new Journal(shape.journal, snapshot.journal.entries, snapshot.journal.seq)
    this.secrets = new Secrets(snapshot.seed, snapshot.journal.entries)
    this.#rngState = [...snapshot.random]
    this.#faultChance = [...snapshot.faultRandom]
    this.rng = createRng(this.#rngState)
    this.#secretState = snapshot.secretRandom && [...snapshot.secretRandom]
    this.secretRng = this.#secretState ? createRng(this.#secretState) : realRng
    this.faults = new Faults(createRng(this.#faultChance), snapshot.faults)
    this.unseeded = new Map(snapshot.unseeded)
    this.counter = snapshot.counter
  }

  /** Changes whenever the world changes, its random state included. */
  get revision(): string {
    return `${this.changeCount} ${this.counter} ${this.#rngState[3]} ${this.#secretState?.[3]}`
  }

  /** An empty world. */
  static create(shape: WorldShape, { id, seed, seededSecrets, now, frozen, strict, label, ...size }: WorldInit): World {
    return new World(shape, {
      format: 2,
      id,
      seed,
      ...(label === undefined ? {} : { label }),
      ...sizeOf(size),
      ...(strict === undefined ? {} : { strict }),
      epoch: now,
      clock: Clock.startingAt(shape.realTime, now, frozen).state(),
      random: rngState(seed),
      faultRandom: rngState(seed, 'faults'),
      ...(seededSecrets ? { secretRandom: rngState(seed, 'secrets') } : {}),
      counter: FIRST_ID,
      unseeded: [],
      tables: {},
      timers: [],
      outbox: [],
      journal: { seq: 0, entries: [] },
      faults: [],
    })
  }

  /** Restores a saved world. Rows of tables that no longer exist are dropped. */
  static async restore(shape: WorldShape, snapshot: WorldSnapshot): Promise<World> {
    const world = new World(shape, snapshot)
    for (const [name, rows] of Object.entries(snapshot.tables)) {
      const store = world.stores.get(name)
      if (store) await store.commit(new Map(rows.map((row) => [String(row[store.def.key]), row])))
    }
    return world
  }

  /** The secrets of seeded records, which don't depend on the order of requests. */
  secretRngOf(...stream: string[]): Rng {
    return this.#secretState ? createRng(rngState(this.seed, 'secrets', ...stream)) : realRng
  }

  /** Saves the changes of each job from now on. `lost` is called once, when changes couldn't be saved. */
  persistTo(persistence: Persistence, lost: () => void): void {
    this.#persistedQueue = new PersistedQueue(this, persistence, lost)
  }

  /** Runs a job when its turn comes. Resolves when its changes are saved, where the world is persisted; rejects when that fails. */
  enqueue<T>(job: () => T | Promise<T>): Promise<T> {
    return this.#persistedQueue ? this.#persistedQueue.run(job) : this.queue.run(job)
  }

  /** The parts of the world besides its rows and lists, as a copy. */
  meta(id = this.id): WorldMeta {
    return {
      format: 2,
      id,
      seed: this.seed,
      ...(Object.keys(this.label).length === 0 ? {} : { label: this.label }),
      ...this.size,
      ...(this.#strict === undefined ? {} : { strict: this.#strict }),
      epoch: this.epoch,
      clock: this.clock.state(),
      random: [...this.#rngState],
      faultRandom: [...this.#faultChance],
      ...(this.#secretState ? { secretRandom: [...this.#secretState] } : {}),
      counter: this.counter,
      unseeded: [...this.unseeded],
      faults: this.faults.state(),
    }
  }

  /** The whole world as a copy of plain data. */
  snapshot(id = this.id): WorldSnapshot {
    const tables: Record<string, Row[]> = {}
    for (const [name, store] of this.stores) {
      const rows = store.find()
      if (rows.length > 0) tables[name] = rows.map(deepCopy)
    }
    return {
      ...this.meta(id),
      tables,
      timers: [...this.timers.all()],
      outbox: this.outbox.state(),
      journal: { seq: this.journal.seq, entries: this.journal.since(0) },
    }
  }
}
