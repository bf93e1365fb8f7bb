import { createRng, rngState } from '@nusaria/catalogue/lib/rng'
import type { EntityEvents, EventParams } from '../engine/contract/domain.ts'
import { ControlEventCtx, IllegalEvent } from '../engine/contract/event-context.ts'
import type { Engine } from '../engine/engine.ts'
import type { World } from '../engine/world/world.ts'
import { ControlError } from './control-error.ts'
import { EVENT_PARAMS } from './event-params.ts'
import type { EventParam, EventStatus } from './types.ts'

/** The control events by entity. */
export function entitiesOf({ domains }: Engine): ReadonlyMap<string, EntityEvents> {
  return new Map(domains.flatMap((domain) => Object.entries(domain.events ?? {})))
}

/**
 * The events of an entity and whether each is legal now. Each is tried in a unit of work that is dropped, with its own random values and
 * ids: the world doesn't change.
 */
export async function legalEvents(engine: Engine, world: World, entity: string, id: string): Promise<{ list: EventStatus[] }> {
  const entities = entitiesOf(engine)
  const events = entities.get(entity)
  if (!events) throw new ControlError(404, `There is no entity "${entity}"; there is ${[...entities.keys()].join(', ')}`)
  await engine.runtime.ensureAllSeeded(world)
  await engine.runtime.fireTimers(world)
  const list = Object.keys(events.handlers).map((event): EventStatus => {
    const params = EVENT_PARAMS[entity]?.[event]
    const why = reasonIllegal(engine, world, { entity, id, event, events, params: defaultParams(params) })
    return { event, legal: why === null, ...(why === null ? {} : { why }), ...(params ? { params } : {}) }
  })
  return { list }
}

interface EventAttempt {
  readonly entity: string
  readonly id: string
  readonly event: string
  readonly events: EntityEvents
  readonly params: EventParams
}

/** Why an event is illegal; null when it is legal. Throws 404 for an unknown id. */
function reasonIllegal(engine: Engine, world: World, { entity, id, event, events, params }: EventAttempt): string | null {
  const work = engine.runtime.unitOfWork(world)
  let { counter } = world
  const stream = ['tried', entity, id, event]
  const rng = createRng(rngState(world.seed, ...stream))
  const aside = { rng, secretRng: world.secretRngOf(...stream), nextId: () => ++counter }
  const ctx = new ControlEventCtx(work, engine.runtime.catalogueOf(world), aside)
  const table = work.table(events.table)
  const row = table.get(id) ?? (events.ensureRow?.(ctx, id) ? table.get(id) : undefined)
  if (!row) throw new ControlError(404, `There is no ${entity} ${id}`)
  try {
    // The table's name guarantees the type of the row.
    events.handlers[event]?.(ctx, row as never, params)
    return null
  } catch (error) {
    if (error instanceof IllegalEvent) return error.message
    return `it fails: ${error instanceof Error ? error.message : String(error)}`
  }
}

function defaultParams(params: readonly EventParam[] = []): EventParams {
  return Object.fromEntries(params.map(({ name, value }) => [name, value]))
}
