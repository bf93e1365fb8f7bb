import { defineDomain } from '../../engine/contract/domain.ts'
import { recommendationTables } from './tables.ts'

/** What pages of recommendations stand on; the product domain answers with them. */
export const recommendationDomain = defineDomain({ name: 'recommendation', tables: recommendationTables, routes: [] })
