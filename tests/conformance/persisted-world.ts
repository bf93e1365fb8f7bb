import { CATALOGUE_SIZE } from '@nusaria/catalogue/products/types'
import { tables } from '@nusaria/mock-api/domains/tables'
import type { WorldCtx } from '@nusaria/mock-api/engine/contract/context'
import { UnitOfWorkCtx } from '@nusaria/mock-api/engine/contract/unit-of-work-context'
import { openPersistence } from '@nusaria/mock-api/hosts/node/persistence/open-persistence'
import { CATALOGUE_SEED } from '@nusaria/mock-api/shop'
import { testShop } from '@nusaria/scenario-runner/support/shop'

/** Reads the stored world of a folder while no program uses it. */
export async function readPersistedWorld<T>(dir: string, look: (ctx: WorldCtx) => T): Promise<T> {
  const said: string[] = []
  const options = { dir, tables, catalogueSeed: CATALOGUE_SEED, products: CATALOGUE_SIZE.usual, journalEntries: 2_000 }
  const { persistence } = await openPersistence({ ...options, say: (line) => said.push(line) })
  try {
    const snapshot = await persistence.restore()
    if (!snapshot) throw new Error(`Nothing is kept in ${dir}: ${said.join(' ')}`)
    const { engine } = testShop()
    const world = await engine.worlds.put(snapshot)
    return await engine.runtime.run(world, (work) => look(new UnitOfWorkCtx(work, engine.runtime.catalogueOf(world), world.clock.now)))
  } finally {
    await persistence.close()
  }
}
