import { defineDomain, rowTimer } from '../../engine/contract/domain.ts'
import { afterSaleEvents } from './events.ts'
import { afterSaleRoutes } from './handlers.ts'
import {
  afterSaleMachine,
  expireReturn,
  finishRefund,
  REFUND_RESULT_TIMER,
  RETURN_DEADLINE_TIMER,
  RETURN_REMINDER_TIMER,
} from './lifecycle.ts'
import { remindOfReturn } from './messages.ts'
import { seedAfterSales } from './seed.ts'
import { afterSaleTables } from './tables.ts'

/** After-sales: returns and refunds. */
export const afterSaleDomain = defineDomain({
  owned: { after_sale: (db, id) => db.after_sales.get(id) },
  name: 'after_sale',
  machines: [afterSaleMachine],
  tables: afterSaleTables,
  routes: afterSaleRoutes,
  timers: {
    [RETURN_DEADLINE_TIMER]: rowTimer('after_sales', expireReturn),
    [RETURN_REMINDER_TIMER]: rowTimer('after_sales', remindOfReturn),
    [REFUND_RESULT_TIMER]: rowTimer('after_sales', finishRefund),
  },
  events: { after_sale: afterSaleEvents },
  seedMember: seedAfterSales,
})
