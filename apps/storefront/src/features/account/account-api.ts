import { pickCalls } from '@nusaria/contracts/endpoint'
import { memberContract } from '@nusaria/contracts/member'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** The signed-in member, and the language this device is remembered with. */
export const accountApi = api.injectEndpoints({
  endpoints: endpointsOf('member', pickCalls(memberContract, 'info', 'setDeviceLanguage'), {
    info: { provides: ['Member'], quiet: true },
    setDeviceLanguage: { quiet: true, staysOn401: true },
  }),
})

export const { useMemberInfoQuery, useMemberSetDeviceLanguageMutation } = accountApi
