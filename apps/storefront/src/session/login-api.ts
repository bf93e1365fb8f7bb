import { authContract } from '@nusaria/contracts/auth'
import { pickCalls } from '@nusaria/contracts/contract'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

/**
 * Login, logout and password reset. Each refusal shows beside what it concerns, not as a toast. `useLogin` invalidates the cache after it
 * has saved the session: replies fetched before that would be a guest's.
 */
export const loginApi = api.injectEndpoints({
  endpoints: endpointsOf('auth', pickCalls(authContract, 'login', 'logout', 'googleAuth', 'resetPassword'), {
    login: { suppressToast: true },
    logout: { suppressToast: true, ignoreSessionExpiry: true },
    googleAuth: { suppressToast: true, keepUnusedDataFor: 0 },
    resetPassword: { suppressToast: true },
  }),
})
