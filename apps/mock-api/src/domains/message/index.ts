import { defineDomain } from '../../engine/contract/domain.ts'
import { inboxEvents } from './events.ts'
import { messageRoutes } from './handlers.ts'
import { seedMessages } from './seed.ts'
import { messageTables } from './tables.ts'

/** What the shop tells its members. */
export const messageDomain = defineDomain({
  name: 'message',
  tables: messageTables,
  routes: messageRoutes,
  events: { inbox: inboxEvents },
  seedMember: seedMessages,
})
