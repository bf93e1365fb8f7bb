import { sessionContract } from '@nusaria/contracts/session'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** Where the member is logged in. The list of devices shows its own failures. */
export const devicesApi = api.injectEndpoints({
  endpoints: endpointsOf('session', sessionContract, {
    list: { provides: ['Device'], quiet: true },
    end: { invalidates: ['Device'], quiet: true },
    endOthers: { invalidates: ['Device'], quiet: true },
  }),
})

export const { useSessionListQuery, useSessionEndMutation, useSessionEndOthersMutation } = devicesApi
