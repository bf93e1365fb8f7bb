import type { RowChange, TableStore } from '../store/table-store.ts'
import type { Journal } from '../world/journal.ts'
import type { Outbox } from '../world/outbox.ts'
import type { Queue } from '../world/queue.ts'
import type { Timers } from '../world/timers.ts'
import { NotPersisted, type Persistence, type WorldChange, type WorldMeta } from './persistence.ts'

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
 * The turns of a world that is kept. The next turn begins while the outcome of the one before is being written, so that many changes
 * may go in one writing; but nobody is answered before what he changed, and all that came before it, is kept.
 */
export class PersistedQueue {
  readonly #world: PersistedParts
  readonly #keeper: Persistence
  readonly #lost: () => void
  /** The latest entry of the journal that was handed over. */
  #noted: number
  #over = false

  constructor(world: PersistedParts, keeper: Persistence, lost: () => void) {
    this.#world = world
    this.#keeper = keeper
    this.#lost = lost
    this.#noted = world.journal.seq
    for (const part of [...world.stores.values(), world.timers, world.outbox]) part.trackChanges()
  }

  async run<T>(job: () => T | Promise<T>): Promise<T> {
    let kept: Promise<void> = Promise.resolve()
    try {
      return await this.#world.queue.run(async () => {
        if (this.#over) throw new NotPersisted()
        try {
          return await job()
        } finally {
          // A turn that failed may have changed something before: what fell due, a count of wrong tries.
          kept = this.#handOver()
        }
      })
    } finally {
      await kept
    }
  }

  #handOver(): Promise<void> {
    if (this.#over) return Promise.reject(new NotPersisted())
    const kept = this.#keeper.save(this.#change())
    kept.catch(() => {
      if (this.#over) return
      this.#over = true
      this.#lost()
    })
    return kept
  }

  #change(): WorldChange {
    const world = this.#world
    const rows = new Map<string, ReadonlyMap<string, RowChange>>()
    for (const [name, store] of world.stores) {
      const changed = store.takeChanges()
      if (changed.size > 0) rows.set(name, changed)
    }
    const journalEntries = world.journal.since(this.#noted)
    this.#noted = world.journal.seq
    return { meta: world.meta(), rows, timers: world.timers.takeChanges(), sent: world.outbox.takeAdded(), journalEntries }
  }
}
