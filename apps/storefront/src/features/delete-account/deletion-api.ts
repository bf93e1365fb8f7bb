import { deletionContract } from '@nusaria/contracts/deletion'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** The request to delete the account and its status. The form shows refusals itself. */
export const deletionApi = api.injectEndpoints({
  endpoints: endpointsOf('deletion', deletionContract, {
    check: { provides: ['Member', 'Order'] },
    submit: { invalidates: (_, error) => (error && error.kind !== 'business' ? [] : ['Member']), suppressToast: true },
  }),
})

export const { useDeletionCheckQuery, useDeletionSubmitMutation } = deletionApi
