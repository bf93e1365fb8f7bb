import { defineDomain } from '../kernel/domain.ts'
import { REFUND_TOLD, RETURN_OVER, RETURN_SOON } from './dues.ts'
import { afterSaleEvents } from './events.ts'
import { afterSaleRoutes } from './handlers.ts'
import { endReturn, hearOfRefund, remind } from './move.ts'
import { seedAfterSales } from './seed.ts'
import { afterSaleTables } from './tables.ts'

/** After-sales: what was bought is sent back, money is given back. */
export const afterSaleDomain = defineDomain({
  name: 'after_sale',
  tables: afterSaleTables,
  routes: afterSaleRoutes,
  due: { [RETURN_OVER]: endReturn, [RETURN_SOON]: remind, [REFUND_TOLD]: hearOfRefund },
  events: { after_sale: afterSaleEvents },
  seedMember: seedAfterSales,
})
