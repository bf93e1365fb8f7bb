import { defineDomain } from '../../engine/contract/domain.ts'
import { searchRoutes } from './handlers.ts'
import { searchTables } from './tables.ts'

/** Search, suggestions, history, ranked keywords. */
export const searchDomain = defineDomain({ name: 'search', tables: searchTables, routes: searchRoutes })
