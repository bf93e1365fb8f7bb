import type { Rng } from '../../lib/rng.ts'
import type { Ids, OutgoingMessage, ReferenceData, Timer, WorldCtx } from '../contract/context.ts'
import type { Db } from './tables.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Where the ids and the chance of a ctx come from; the world's own unless told. */
export interface RandomSources {
  readonly rng: Rng
  readonly nextId: () => number
}

/**
 * What acts on a world gets: its tables through a unit of work, its clock at `now`. Made for each request, so that what few
 * handlers use is made when first asked for; each part may be taken out of it by destructuring.
 */
export class UnitOfWorkCtx implements WorldCtx {
  readonly db: Db
  readonly now: number
  readonly epoch: number
  readonly rng: Rng
  readonly catalogue: ReferenceData
  protected readonly work: UnitOfWork
  readonly #nextId: (() => number) | undefined

  constructor(work: UnitOfWork, catalogue: ReferenceData, now: number, sources?: RandomSources) {
    this.work = work
    this.db = work.db
    this.now = now
    this.epoch = work.world.epoch
    this.rng = sources?.rng ?? work.world.rng
    this.catalogue = catalogue
    this.#nextId = sources?.nextId
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

  get unschedule(): (kind: string, ref: string) => void {
    return (kind, ref) => this.work.unschedule(kind, ref)
  }
}
