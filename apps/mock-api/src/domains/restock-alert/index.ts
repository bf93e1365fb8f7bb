import { defineDomain } from '../../engine/contract/domain.ts'
import { restockAlertRoutes } from './handlers.ts'
import { seedRestockAlerts } from './seed.ts'
import { restockAlertTables } from './tables.ts'

/** Alerts for SKUs that are sold out. */
export const restockAlertDomain = defineDomain({
  name: 'notice',
  tables: restockAlertTables,
  routes: restockAlertRoutes,
  seedMember: seedRestockAlerts,
})
