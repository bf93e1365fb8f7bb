import { defineDomain } from '../kernel/domain.ts'
import { noticeRoutes } from './handlers.ts'
import { seedNotices } from './seed.ts'
import { noticeTables } from './tables.ts'

/** Who waits for what is sold out. */
export const noticeDomain = defineDomain({ name: 'notice', tables: noticeTables, routes: noticeRoutes, seedMember: seedNotices })
