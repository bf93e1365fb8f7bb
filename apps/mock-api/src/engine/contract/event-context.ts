import type { ErrorName } from '@nusaria/contracts/errors'
import type { EventCtx, ReferenceData } from './context.ts'
import type { UnitOfWork } from './unit-of-work.ts'
import { type RandomSources, UnitOfWorkCtx } from './unit-of-work-context.ts'

/** A control event that is illegal in the entity's state. */
export class IllegalEvent extends Error {}

/** The context of a control event's handler. */
export class ControlEventCtx extends UnitOfWorkCtx implements EventCtx {
  constructor(work: UnitOfWork, catalogue: ReferenceData, sources?: RandomSources) {
    super(work, catalogue, work.world.clock.now, sources)
  }

  readonly illegal = (reason: string): never => {
    throw new IllegalEvent(reason)
  }

  readonly fail = (name: ErrorName): never => {
    throw new IllegalEvent(name)
  }
}
