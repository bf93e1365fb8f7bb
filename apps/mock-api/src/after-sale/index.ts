import { defineDomain } from '../kernel/domain.ts'
import { afterSaleTables } from './tables.ts'

/** After-sales: what was bought is sent back, money is given back. */
export const afterSaleDomain = defineDomain({ name: 'after_sale', tables: afterSaleTables, routes: [] })
