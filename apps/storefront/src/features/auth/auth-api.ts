import { authContract } from '@nusaria/contracts/auth'
import { pickCalls } from '@nusaria/contracts/endpoint'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(authContract, 'randomCode', 'randomCodeCheck', 'sendSmsCode', 'login', 'logout')

/**
 * Signing in and out. The captcha dialog and the code screen say themselves what went wrong with an answer. What a login makes stale
 * is told once the session is saved, not by the call: replies fetched anew before that would still be a guest's.
 */
export const authApi = api.injectEndpoints({
  endpoints: endpointsOf('auth', calls, {
    randomCode: { quiet: true },
    randomCodeCheck: { quiet: true },
    login: { quiet: ['CODE_INVALID'] },
    logout: { quiet: true, staysOn401: true },
  }),
})

export const { useAuthRandomCodeMutation } = authApi
