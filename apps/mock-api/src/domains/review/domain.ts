import { defineDomain } from '../../engine/contract/domain.ts'
import { reviewRoutes } from './handlers.ts'
import { reviewTables } from './tables.ts'

/** Product reviews. */
export const reviewDomain = defineDomain({ name: 'review', tables: reviewTables, routes: reviewRoutes })
