import { defineDomain } from '../../engine/contract/domain.ts'
import { navRoutes } from './handlers.ts'

/** The category tree: reference data, the same in every world. */
export const navDomain = defineDomain({ name: 'nav', routes: navRoutes })
