import type { Engine } from '../kernel/engine.ts'
import { iso } from '../kernel/time.ts'
import type { World } from '../world/world.ts'
import { DEFAULT_WORLD } from '../world/worlds.ts'
import { entitiesOf } from './legal-events.ts'
import type { DueLine, FaultLine, Listed, TableLine, WorldLine } from './shapes.ts'

/** Every world, the one used last first. To be listed is no use of it. */
export async function worldLines({ worlds, runtime }: Engine): Promise<Listed<WorldLine>> {
  if (!worlds.list().some(({ world }) => world.id === DEFAULT_WORLD)) await worlds.get(DEFAULT_WORLD)
  const list = worlds.list().map(
    ({ world, used, scenario = null }): WorldLine => ({
      id: world.id,
      now: iso(world.clock.now),
      frozen: world.clock.frozen,
      scenario,
      seed: world.seed,
      products: world.products ?? runtime.catalogue.products.length,
      strict: world.strict,
      requests: world.journal.seq,
      last_used: iso(used),
    }),
  )
  return { list: list.reverse() }
}

/** What a world will fire, the earliest first. */
export async function duesOf({ runtime }: Engine, world: World): Promise<Listed<DueLine>> {
  await runtime.touchAll(world)
  await runtime.fire(world)
  return { list: world.dues.all().map(({ at, kind, ref }) => ({ at: iso(at), kind, ref })) }
}

/** A world's faults with how often each was met and how often it acted. */
export function faultLines(world: World): Listed<FaultLine> {
  return { list: world.faults.state() }
}

/** A world's tables with how many rows each has and whose events its rows take. */
export async function tableLines(engine: Engine, world: World): Promise<Listed<TableLine>> {
  await engine.runtime.touchAll(world)
  await engine.runtime.fire(world)
  const entities = [...entitiesOf(engine)]
  const list = [...world.stores].map(([name, { def, rows }]) => ({
    name,
    key: def.key,
    rows: rows.size,
    entities: entities.filter(([, { table }]) => table === name).map(([entity]) => entity),
  }))
  return { list }
}
