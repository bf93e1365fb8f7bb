import { defineDomain } from '../../engine/contract/domain.ts'
import { favouriteRoutes } from './handlers.ts'
import { seedFavourites } from './seed.ts'
import { favouriteTables } from './tables.ts'

/** What members put aside, and what they and guests looked at lately. */
export const favouriteDomain = defineDomain({
  name: 'favourite',
  tables: favouriteTables,
  routes: favouriteRoutes,
  seedMember: seedFavourites,
})
