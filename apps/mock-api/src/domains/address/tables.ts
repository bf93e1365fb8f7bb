import { addressForm } from '@nusaria/contracts/address'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** A member's address. Only the district's code (6 digits) is stored: city and province follow from it. */
export const AddressRow = z.strictObject({
  address_id: z.string(),
  member_no: z.string(),
  ...addressForm,
  /** ms of the world's clock */
  created_at: z.number(),
})
export type AddressRow = z.output<typeof AddressRow>

export const addressTables = {
  addresses: table({ schema: AddressRow, key: 'address_id' }),
}
