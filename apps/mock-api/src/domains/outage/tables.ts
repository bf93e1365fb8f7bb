import { SERVICES } from '@nusaria/contracts/contract'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** A service that was stopped before; without a row it is running. */
export const ServiceRow = z.strictObject({
  service: z.enum(SERVICES),
  /** `empty`: it replies, but without data. */
  state: z.enum(['running', 'stopped', 'empty']),
})
export type ServiceRow = z.output<typeof ServiceRow>

export const serviceTables = {
  services: table({ schema: ServiceRow, key: 'service' }),
}
