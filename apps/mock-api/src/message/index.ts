import { defineDomain } from '../kernel/domain.ts'
import { messageRoutes } from './handlers.ts'
import { messageTables } from './tables.ts'

/** What the shop tells its members. */
export const messageDomain = defineDomain({ name: 'message', tables: messageTables, routes: messageRoutes })
