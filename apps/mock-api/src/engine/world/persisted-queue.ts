import type { RowChange, TableStore } from '../store/table-store.ts'
import type { Journal } from './journal.ts'
import type { Outbox } from './outbox.ts'
import { NotPersisted, type Persistence, type WorldChange, type WorldMeta } from './persistence.ts'
import type { Queue } from './queue.ts'
import type { Timers } from './timers.ts'

/** The parts of a world whose changes are saved. */
export interface PersistedParts {
  readonly queue: Queue
  readonly stores: ReadonlyMap<string, TableStore>
  readonly timers: Timers
  readonly outbox: Outbox
  readonly journal: Journal
  meta(): WorldMeta
}

/**
 * The queue of a persisted world. The next job starts while the changes of the previous one are being written, so that one write can
 * hold many changes. A job resolves only when its changes, and all earlier ones, are saved.
 */
export class PersistedQueue {
  readonly #world: PersistedParts
  readonly #persistence: Persistence
  readonly #lost: () => void
  /** The latest journal entry that was passed on. */
  #savedSeq: number
  #over = false
  /** Jobs whose changes aren't saved yet. */
  #unsaved = 0

  constructor(world: PersistedParts, persistence: Persistence, lost: () => void) {
    this.#world = world
    this.#persistence = persistence
    this.#lost = lost
    this.#savedSeq = world.journal.seq
    for (const part of [...world.stores.values(), world.timers, world.outbox]) part.trackChanges()
  }

  async run<T>(job: () => T | Promise<T>): Promise<T> {
    let kept: Promise<void> = Promise.resolve()
    let readSaved = false
    try {
      return await this.#world.queue.run(async () => {
        if (this.#over) throw new NotPersisted()
        readSaved = this.#unsaved === 0
        try {
          return await job()
        } finally {
          // A job that failed may have changed something: timers that fired, a counter of wrong attempts.
          kept = this.#handOver()
        }
      })
    } finally {
      await kept.catch((error) => {
        throw new NotPersisted(error, readSaved)
      })
    }
  }

  #handOver(): Promise<void> {
    if (this.#over) return Promise.reject(new NotPersisted())
    this.#unsaved += 1
    const kept = this.#persistence.save(this.#change())
    kept.then(
      () => {
        this.#unsaved -= 1
      },
      () => {
        if (this.#over) return
        this.#over = true
        this.#lost()
      },
    )
    return kept
  }

  #change(): WorldChange {
    const world = this.#world
    const rows = new Map<string, ReadonlyMap<string, RowChange>>()
    for (const [name, store] of world.stores) {
      const changed = store.takeChanges()
      if (changed.size > 0) rows.set(name, changed)
    }
    const journalEntries = world.journal.since(this.#savedSeq)
    this.#savedSeq = world.journal.seq
    return { meta: world.meta(), rows, timers: world.timers.takeChanges(), sent: world.outbox.takeAdded(), journalEntries }
  }
}
