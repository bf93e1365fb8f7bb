import { defineDomain } from '../kernel/domain.ts'
import { pointsTables } from './tables.ts'

/** The coin ledger. */
export const pointsDomain = defineDomain({ name: 'points', tables: pointsTables, routes: [] })
