import { defineDomain, rowTimer } from '../../engine/contract/domain.ts'
import { ORDER_COMPLETE, ORDER_COMPLETE_SOON } from './completion.ts'
import { orderEvents } from './events.ts'
import { orderRoutes } from './handlers.ts'
import { completeOrder, expireOrder, ORDER_EXPIRE, orderMachine, remindBeforeCompletion } from './lifecycle.ts'
import { seedOrders } from './seed/seed.ts'
import { orderTables } from './tables.ts'

/** Orders, from the confirm page to completion. */
export const orderDomain = defineDomain({
  owned: { order: (db, id) => db.orders.get(id) },
  name: 'order',
  machines: [orderMachine],
  tables: orderTables,
  routes: orderRoutes,
  timers: {
    [ORDER_EXPIRE]: rowTimer('orders', expireOrder),
    [ORDER_COMPLETE_SOON]: rowTimer('orders', remindBeforeCompletion),
    [ORDER_COMPLETE]: rowTimer('orders', completeOrder),
  },
  events: { order: orderEvents },
  seedMember: seedOrders,
})
