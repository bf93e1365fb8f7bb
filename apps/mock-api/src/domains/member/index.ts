import { defineDomain } from '../../engine/contract/domain.ts'
import { memberDirectory } from './directory.ts'
import { memberEvents } from './events.ts'
import { memberRoutes } from './handlers.ts'
import { seedMembers } from './seed.ts'
import { memberTables } from './tables.ts'

export const memberDomain = defineDomain({
  name: 'member',
  tables: memberTables,
  routes: memberRoutes,
  events: { member: memberEvents },
  seedWorld: seedMembers,
  members: memberDirectory,
})
