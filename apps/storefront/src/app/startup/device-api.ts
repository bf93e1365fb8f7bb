import { pickCalls } from '@nusaria/contracts/contract'
import { memberContract } from '@nusaria/contracts/member'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** What the app says of its device when it starts. Nothing waits for the answers. */
export const deviceApi = api.injectEndpoints({
  endpoints: endpointsOf('member', pickCalls(memberContract, 'visit', 'deviceLanguage'), {
    visit: { suppressToast: true, ignoreSessionExpiry: true },
    deviceLanguage: { suppressToast: true, ignoreSessionExpiry: true },
  }),
})
