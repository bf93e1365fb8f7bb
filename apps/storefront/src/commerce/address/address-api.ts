import { addressContract } from '@nusaria/contracts/address'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

/** The member's addresses, and the areas. The callers show refusals. */
const addressApi = api.injectEndpoints({
  endpoints: endpointsOf('address', addressContract, {
    list: { provides: ['Address'], suppressToast: true },
    detail: { provides: ['Address'], suppressToast: true },
    create: { invalidates: ['Address'], suppressToast: true },
    update: { invalidates: ['Address'], suppressToast: true },
    remove: { invalidates: ['Address'], suppressToast: true },
    areas: { suppressToast: true, keepUnusedDataFor: 600 },
  }),
})

export const {
  useAddressListQuery,
  useAddressDetailQuery,
  useAddressCreateMutation,
  useAddressUpdateMutation,
  useAddressRemoveMutation,
  useAddressAreasQuery,
} = addressApi
