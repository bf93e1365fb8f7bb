import { type Keeper, NotKept, type WorldChange } from './keeper.ts'
import type { RowChange } from './table.ts'
import type { World } from './world.ts'

/**
 * The turns of a world that is kept. The next turn begins while the outcome of the one before is being written, so that many changes
 * may go in one writing; but nobody is answered before what he changed, and all that came before it, is kept.
 */
export class Keeping {
  readonly #world: World
  readonly #keeper: Keeper
  readonly #lost: () => void
  /** The latest entry of the journal that was handed over. */
  #noted: number
  #over = false

  constructor(world: World, keeper: Keeper, lost: () => void) {
    this.#world = world
    this.#keeper = keeper
    this.#lost = lost
    this.#noted = world.journal.seq
    for (const part of [...world.stores.values(), world.dues, world.outbox]) part.watch()
  }

  async turn<T>(job: () => T | Promise<T>): Promise<T> {
    let kept: Promise<void> = Promise.resolve()
    try {
      return await this.#world.turns.take(async () => {
        if (this.#over) throw new NotKept()
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
    if (this.#over) return Promise.reject(new NotKept())
    const kept = this.#keeper.keep(this.#change())
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
      const changed = store.changed()
      if (changed.size > 0) rows.set(name, changed)
    }
    const noted = world.journal.since(this.#noted)
    this.#noted = world.journal.seq
    return { head: world.head(), rows, dues: world.dues.changed(), sent: world.outbox.added(), noted }
  }
}
