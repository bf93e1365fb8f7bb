import { deletionContract } from '@nusaria/contracts/deletion'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** Asking for the account to be deleted, and how far that is. The form says itself what stands in the way. */
export const deletionApi = api.injectEndpoints({
  endpoints: endpointsOf('deletion', deletionContract, {
    check: { provides: ['Member', 'Order'] },
    submit: { invalidates: (_, error) => (error && error.kind !== 'business' ? [] : ['Member']), suppressToast: true },
  }),
})

export const { useDeletionCheckQuery, useDeletionSubmitMutation } = deletionApi
