import { addressContract } from '@nusaria/contracts/address'
import { injectCalls } from '#platform/api/api.ts'

export const {
  useAddressListQuery,
  useAddressDetailQuery,
  useAddressCreateMutation,
  useAddressUpdateMutation,
  useAddressRemoveMutation,
  useAddressAreasQuery,
  useAddressSearchQuery,
} = injectCalls('address', addressContract, {
  list: { provides: ['Address'] },
  detail: { provides: ['Address'] },
  create: { invalidates: ['Address'] },
  update: { invalidates: ['Address'] },
  remove: { invalidates: ['Address'] },
  areas: { keepUnusedDataFor: 600 },
  search: {},
})
