import type { Catalogue } from '../catalogue/types.ts'
import type { Due, Ids, Message, WorldCtx } from '../kernel/ctx.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Db } from './tables.ts'
import type { Work } from './work.ts'

/** Where the ids and the chance of a ctx come from; the world's own unless told. */
export interface Sources {
  readonly rng: Rng
  readonly nextId: () => number
}

/**
 * What acts on a world gets: its tables through a unit of work, its clock at `now`. Made for each request, so that what few
 * handlers use is made when first asked for; each part may be taken out of it by destructuring.
 */
export class WorkCtx implements WorldCtx {
  readonly db: Db
  readonly now: number
  readonly began: number
  readonly rng: Rng
  readonly catalogue: Catalogue
  protected readonly work: Work
  readonly #nextId: (() => number) | undefined

  constructor(work: Work, catalogue: Catalogue, now: number, sources?: Sources) {
    this.work = work
    this.db = work.db
    this.now = now
    this.began = work.world.epoch
    this.rng = sources?.rng ?? work.world.rng
    this.catalogue = catalogue
    this.#nextId = sources?.nextId
  }

  get ids(): Ids {
    const { world } = this.work
    const nextId = this.#nextId ?? (() => ++world.counter)
    return { next: (prefix) => prefix + String(nextId()).padStart(10, '0') }
  }

  get outbox(): { send(message: Message): void } {
    return { send: (message) => this.work.send(message, this.now) }
  }

  get schedule(): (due: Due) => void {
    return (due) => this.work.schedule(due)
  }

  get unschedule(): (kind: string, ref: string) => void {
    return (kind, ref) => this.work.unschedule(kind, ref)
  }
}
