import { defineDomain } from '../../engine/contract/domain.ts'
import { addressRoutes } from './handlers.ts'
import { seedAddresses } from './seed.ts'
import { addressTables } from './tables.ts'

export const addressDomain = defineDomain({
  owned: { address: (db, id) => db.addresses.get(id) },
  name: 'address',
  tables: addressTables,
  routes: addressRoutes,
  seedMember: seedAddresses,
})
