import { defineDomain } from '../../engine/contract/domain.ts'
import { navRoutes } from './handlers.ts'

/** The category tree: reference data, nothing of the world. */
export const navDomain = defineDomain({ name: 'nav', routes: navRoutes })
