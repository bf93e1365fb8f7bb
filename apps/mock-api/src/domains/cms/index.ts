import { defineDomain } from '../../engine/contract/domain.ts'
import { cmsRoutes } from './handlers.ts'

/** Content of the front page and of campaigns. */
export const cmsDomain = defineDomain({ name: 'cms', routes: cmsRoutes })
