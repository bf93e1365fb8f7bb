import { sessionContract } from '@nusaria/contracts/session'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** Where the member is logged in. The list of devices shows its own failures. */
export const devicesApi = api.injectEndpoints({
  endpoints: endpointsOf('session', sessionContract, {
    list: { provides: ['Device'], suppressToast: true },
    end: { invalidates: ['Device'], suppressToast: true },
    endOthers: { invalidates: ['Device'], suppressToast: true },
  }),
})

export const { useSessionListQuery, useSessionEndMutation, useSessionEndOthersMutation } = devicesApi
