import { addressContract } from '@nusaria/contracts/address'
import { injectCalls } from '#platform/api/api.ts'

/** The member's addresses, and the areas. */
const addressApi = injectCalls('address', addressContract, {
  list: { provides: ['Address'] },
  detail: { provides: ['Address'] },
  create: { invalidates: ['Address'] },
  update: { invalidates: ['Address'] },
  remove: { invalidates: ['Address'] },
  areas: { keepUnusedDataFor: 600 },
})

export const {
  useAddressListQuery,
  useAddressDetailQuery,
  useAddressCreateMutation,
  useAddressUpdateMutation,
  useAddressRemoveMutation,
  useAddressAreasQuery,
} = addressApi
