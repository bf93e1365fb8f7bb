import { defineDomain } from '../../engine/contract/domain.ts'
import { pictureRoutes } from './handlers.ts'
import { pictureTables } from './tables.ts'

/** Pictures uploaded by members. */
export const pictureDomain = defineDomain({ name: 'picture', tables: pictureTables, routes: pictureRoutes })
