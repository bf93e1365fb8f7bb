import { defineDomain } from '../../engine/contract/domain.ts'
import { pictureRoutes } from './handlers.ts'
import { pictureTables } from './tables.ts'

/** Pictures that members gave. */
export const pictureDomain = defineDomain({ name: 'picture', tables: pictureTables, routes: pictureRoutes })
