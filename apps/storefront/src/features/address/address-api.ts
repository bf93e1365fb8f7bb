import { addressContract } from '@nusaria/contracts/address'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** The member's addresses, and the areas they are in. The form shows itself why it was refused. */
const addressApi = api.injectEndpoints({
  endpoints: endpointsOf('address', addressContract, {
    list: { provides: ['Address'], quiet: true },
    detail: { provides: ['Address'], quiet: true },
    create: { invalidates: ['Address'], quiet: true },
    update: { invalidates: ['Address'], quiet: true },
    remove: { invalidates: ['Address'], quiet: true },
    areas: { quiet: true, keepFor: 600 },
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
