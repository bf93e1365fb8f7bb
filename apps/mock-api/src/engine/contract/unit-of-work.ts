import type { Db } from '../store/tables.ts'
import { UnitOfWorkTable } from '../store/unit-of-work-table.ts'
import type { TransitionRecord } from '../world/journal.ts'
import type { OutgoingMessage } from '../world/outbox.ts'
import type { Timer } from '../world/timers.ts'
import type { World } from '../world/world.ts'

type Deferred = (world: World) => void

/**
 * A unit of work on a world: collects what a request writes, schedules and sends until `commit`. Dropping it is the rollback.
 */
export class UnitOfWork {
  readonly world: World
  readonly db: Db
  readonly #tables = new Map<string, UnitOfWorkTable>()
  readonly #deferred: Deferred[] = []
  readonly #kinds: ReadonlySet<string>
  /** Members whose records were seeded by this unit of work. */
  readonly seededMembers = new Set<string>()

  constructor(world: World, kinds: ReadonlySet<string>) {
    this.world = world
    this.#kinds = kinds
    this.db = world.shape.createDb((name) => this.table(name))
  }

  table(name: string): UnitOfWorkTable {
    const known = this.#tables.get(name)
    if (known) return known
    const store = this.world.stores.get(name)
    if (!store) throw new Error(`There is no table ${name}`)
    const table = new UnitOfWorkTable(name, store)
    this.#tables.set(name, table)
    return table
  }

  schedule(due: Timer): void {
    if (!this.#kinds.has(due.kind)) throw new Error(`Nothing handles ${due.kind}`)
    if (!Number.isFinite(due.at)) throw new TypeError(`${due.kind} of ${due.ref} needs a time`)
    this.#deferred.push((world) => world.timers.add({ ...due }))
  }

  unschedule(kind: string, ref: string): void {
    this.#deferred.push((world) => world.timers.remove(kind, ref))
  }

  send(message: OutgoingMessage, at: number): void {
    this.#deferred.push((world) => world.outbox.add({ ...message, at }))
  }

  recordTransition(record: TransitionRecord): void {
    this.#deferred.push(({ journal }) => journal.recordTransition(record))
  }

  async commit(): Promise<void> {
    const writes = [...this.#tables.values()].some((table) => table.writes.size > 0)
    if (writes || this.#deferred.length + this.seededMembers.size > 0) this.world.changeCount += 1
    for (const [name, table] of this.#tables) {
      if (table.writes.size > 0) await this.world.stores.get(name)?.commit(table.writes)
    }
    for (const act of this.#deferred) act(this.world)
    for (const member_no of this.seededMembers) this.world.unseeded.delete(member_no)
  }
}
