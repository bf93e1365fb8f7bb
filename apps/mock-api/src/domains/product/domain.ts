import { defineDomain } from '../../engine/contract/domain.ts'
import { productRoutes } from './handlers.ts'
import { productTables } from './tables.ts'

/** Product lists, product pages, recommendations. */
export const productDomain = defineDomain({ name: 'product', tables: productTables, routes: productRoutes })
