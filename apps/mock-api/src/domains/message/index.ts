import { defineDomain } from '../../engine/contract/domain.ts'
import { inboxEvents } from './events.ts'
import { messageRoutes } from './handlers.ts'
import { seedMessages } from './seed.ts'
import { messageTables } from './tables.ts'

/** Messages from the shop to its members. */
export const messageDomain = defineDomain({
  owned: { message: (db, id) => db.messages.get(id) },
  name: 'message',
  tables: messageTables,
  routes: messageRoutes,
  events: { inbox: inboxEvents },
  seedMember: seedMessages,
})
