import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** Parts of the shop's side that can be out of order each by itself. */
export const SERVICES = ['search', 'product', 'recommendation', 'order', 'inventory', 'shipping', 'voucher', 'message'] as const
export type ServiceName = (typeof SERVICES)[number]

/** A service that was stopped once; one without a row runs. */
export const ServiceRow = z.strictObject({
  service: z.enum(SERVICES),
  /** `empty`: it answers, but has nothing to give. */
  state: z.enum(['running', 'stopped', 'empty']),
})
export type ServiceRow = z.output<typeof ServiceRow>

export const serviceTables = {
  services: table({ schema: ServiceRow, key: 'service' }),
}
