import type { Rng } from '@nusaria/catalogue/lib/rng'
import type { Db } from '../store/tables.ts'
import type { TransitionRecord } from '../world/journal.ts'
import type { OutgoingMessage } from '../world/outbox.ts'
import type { Timer } from '../world/timers.ts'
import type { WorldSize } from '../world/world-size.ts'
import type { Ids, ReferenceData, WorldCtx } from './context.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** The sources of a context's ids and random values; by default the world's own. */
export interface RandomSources {
  readonly rng: Rng
  readonly secretRng: Rng
  readonly nextId: () => number
}

/**
 * A context on a unit of work, at the moment `now`. One is created for each request, so parts that few handlers use are getters; all parts
 * can be destructured.
 */
export class UnitOfWorkCtx implements WorldCtx {
  readonly db: Db
  readonly now: number
  readonly epoch: number
  readonly rng: Rng
  readonly secretRng: Rng
  readonly catalogue: ReferenceData
  protected readonly work: UnitOfWork
  readonly #nextId: (() => number) | undefined

  constructor(work: UnitOfWork, catalogue: ReferenceData, now: number, sources?: RandomSources) {
    this.work = work
    this.db = work.db
    this.now = now
    this.epoch = work.world.epoch
    this.rng = sources?.rng ?? work.world.rng
    this.secretRng = sources?.secretRng ?? work.world.secretRng
    this.catalogue = catalogue
    this.#nextId = sources?.nextId
  }

  get size(): WorldSize {
    return this.work.world.size
  }

  get ids(): Ids {
    const { world } = this.work
    const nextId = this.#nextId ?? (() => ++world.counter)
    return { next: (prefix) => prefix + String(nextId()).padStart(10, '0') }
  }

  get outbox(): { send(message: OutgoingMessage): void } {
    return { send: (message) => this.work.send(message, this.now) }
  }

  get schedule(): (due: Timer) => void {
    return (due) => this.work.schedule(due)
  }

  get machines(): WorldCtx['machines'] {
    return this.work.world.shape.machines
  }

  /** A seed's transitions happened before the world began: the journal leaves them out. */
  get recordTransition(): (record: TransitionRecord) => void {
    return this.#nextId ? () => undefined : (record) => this.work.recordTransition(record)
  }

  get unschedule(): (kind: string, ref: string) => void {
    return (kind, ref) => this.work.unschedule(kind, ref)
  }
}
