import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { Engine } from '../engine/engine.ts'
import type { World } from '../engine/world/world.ts'
import { DEFAULT_WORLD } from '../engine/world/world.ts'
import { entitiesOf } from './legal-events.ts'
import type { FaultStatus, ListReply, PendingTimer, TableSummary, WorldSummary } from './types.ts'

/** Every world, the one used last first. To be listed is no use of it. */
export async function listWorlds({ worlds, runtime }: Engine): Promise<ListReply<WorldSummary>> {
  if (!worlds.list().some(({ world }) => world.id === DEFAULT_WORLD)) await worlds.get(DEFAULT_WORLD)
  const list = worlds.list().map(
    ({ world, lastUsed, scenario = null }): WorldSummary => ({
      id: world.id,
      ...world.label,
      now: formatInstant(world.clock.now),
      frozen: world.clock.frozen,
      scenario,
      seed: world.seed,
      products: world.size.products ?? runtime.catalogue.products.length,
      members: world.size.members ?? 0,
      orders: world.size.orders ?? 0,
      strict: world.strict,
      requests: world.journal.seq,
      last_used: formatInstant(lastUsed),
    }),
  )
  return { list: list.reverse() }
}

/** What a world will fire, the earliest first. */
export async function listTimers({ runtime }: Engine, world: World): Promise<ListReply<PendingTimer>> {
  await runtime.ensureAllSeeded(world)
  await runtime.fireTimers(world)
  return { list: world.timers.all().map(({ at, kind, ref }) => ({ at: formatInstant(at), kind, ref })) }
}

/** A world's faults with how often each matched and acted. */
export function listFaults(world: World): ListReply<FaultStatus> {
  return { list: world.faults.state() }
}

/** A world's tables with their number of rows and the entities with events. */
export async function listTables(engine: Engine, world: World): Promise<ListReply<TableSummary>> {
  await engine.runtime.ensureAllSeeded(world)
  await engine.runtime.fireTimers(world)
  const entities = [...entitiesOf(engine)]
  const list = [...world.stores].map(([name, store]) => ({
    name,
    key: store.def.key,
    rows: store.find().length,
    entities: entities.filter(([, { table }]) => table === name).map(([entity]) => entity),
  }))
  return { list }
}
