import { systemContract } from '@nusaria/contracts/system'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

const systemApi = api.injectEndpoints({
  endpoints: endpointsOf('system', systemContract, { membersrvSystem: { suppressToast: true, keepUnusedDataFor: 600 } }),
})

/** Settings of the member service: waiting times, coin rules, customer service. */
export const { useSystemMembersrvSystemQuery } = systemApi
