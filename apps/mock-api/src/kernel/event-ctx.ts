import type { ErrorName } from '@nusaria/contracts/errors'
import type { Catalogue } from '../catalogue/types.ts'
import type { Work } from '../world/work.ts'
import { type Sources, WorkCtx } from '../world/work-ctx.ts'
import type { EventCtx } from './ctx.ts'

/** An event that isn't legal in the state an entity is in. */
export class Illegal extends Error {}

/** What a control event's handler gets. */
export class ControlEventCtx extends WorkCtx implements EventCtx {
  constructor(work: Work, catalogue: Catalogue, sources?: Sources) {
    super(work, catalogue, work.world.clock.now, sources)
  }

  readonly illegal = (reason: string): never => {
    throw new Illegal(reason)
  }

  readonly fail = (name: ErrorName): never => {
    throw new Illegal(name)
  }
}
