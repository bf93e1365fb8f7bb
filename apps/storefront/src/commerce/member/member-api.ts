import { pickCalls } from '@nusaria/contracts/contract'
import { memberContract } from '@nusaria/contracts/member'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

/** The signed-in member, and the language of this device. */
export const memberApi = api.injectEndpoints({
  endpoints: endpointsOf('member', pickCalls(memberContract, 'info', 'setDeviceLanguage'), {
    info: { provides: ['Member'], suppressToast: true },
    setDeviceLanguage: { suppressToast: true, ignoreSessionExpiry: true },
  }),
})

export const { useMemberInfoQuery, useMemberSetDeviceLanguageMutation } = memberApi
