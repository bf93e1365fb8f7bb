import { defineDomain } from '../../engine/contract/domain.ts'
import { sessionRoutes } from './handlers.ts'
import { seedSessions } from './seed.ts'

export const sessionDomain = defineDomain({ name: 'session', routes: sessionRoutes, seedMember: seedSessions })
