import { defineDomain } from '../kernel/domain.ts'
import { expireOrder, ORDER_EXPIRE } from './advance.ts'
import { orderEvents } from './events.ts'
import { orderRoutes } from './handlers.ts'
import { seedOrders } from './seed/seed.ts'
import { orderTables } from './tables.ts'

/** Orders: confirmed, placed, shipped, received, closed. */
export const orderDomain = defineDomain({
  name: 'order',
  tables: orderTables,
  routes: orderRoutes,
  due: { [ORDER_EXPIRE]: expireOrder },
  events: { order: orderEvents },
  seedMember: seedOrders,
})
