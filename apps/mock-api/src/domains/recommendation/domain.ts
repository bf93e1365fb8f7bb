import { defineDomain } from '../../engine/contract/domain.ts'
import { recommendationTables } from './tables.ts'

/** The basis of recommendation pages; the product domain returns them. */
export const recommendationDomain = defineDomain({ name: 'recommendation', tables: recommendationTables, routes: [] })
