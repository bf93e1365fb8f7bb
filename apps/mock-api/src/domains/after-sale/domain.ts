import { defineDomain } from '../../engine/contract/domain.ts'
import { afterSaleEvents } from './events.ts'
import { afterSaleRoutes } from './handlers.ts'
import {
  afterSaleMachine,
  expireReturn,
  finishRefund,
  REFUND_RESULT_TIMER,
  RETURN_DEADLINE_TIMER,
  RETURN_REMINDER_TIMER,
  sendReturnReminder,
} from './lifecycle.ts'
import { seedAfterSales } from './seed.ts'
import { afterSaleTables } from './tables.ts'

/** After-sales: returns and refunds. */
export const afterSaleDomain = defineDomain({
  owned: { after_sale: (db, id) => db.after_sales.get(id) },
  name: 'after_sale',
  machines: [afterSaleMachine],
  tables: afterSaleTables,
  routes: afterSaleRoutes,
  timers: { [RETURN_DEADLINE_TIMER]: expireReturn, [RETURN_REMINDER_TIMER]: sendReturnReminder, [REFUND_RESULT_TIMER]: finishRefund },
  events: { after_sale: afterSaleEvents },
  seedMember: seedAfterSales,
})
