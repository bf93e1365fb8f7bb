import { defineDomain } from '../../engine/contract/domain.ts'
import { addressRoutes } from './handlers.ts'
import { seedAddresses } from './seed.ts'
import { addressTables } from './tables.ts'

export const addressDomain = defineDomain({ name: 'address', tables: addressTables, routes: addressRoutes, seedMember: seedAddresses })
