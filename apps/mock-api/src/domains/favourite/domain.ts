import { defineDomain } from '../../engine/contract/domain.ts'
import { favouriteRoutes } from './handlers.ts'
import { seedFavourites } from './seed.ts'
import { favouriteTables } from './tables.ts'

/** Favourites of members, and recently viewed products of members and guests. */
export const favouriteDomain = defineDomain({
  name: 'favourite',
  tables: favouriteTables,
  routes: favouriteRoutes,
  seedMember: seedFavourites,
})
