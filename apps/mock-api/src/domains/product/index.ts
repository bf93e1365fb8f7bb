import { defineDomain } from '../../engine/contract/domain.ts'
import { productRoutes } from './handlers.ts'
import { productTables } from './tables.ts'

/** Lists of products, a product's page, recommendations. */
export const productDomain = defineDomain({ name: 'product', tables: productTables, routes: productRoutes })
