import { defineDomain } from '../../engine/contract/domain.ts'
import { cartRoutes } from './handlers.ts'
import { cartTables } from './tables.ts'

/** The member's cart, or the device's for a guest. */
export const cartDomain = defineDomain({ name: 'cart', tables: cartTables, routes: cartRoutes })
