import { authContract } from '@nusaria/contracts/auth'
import { pickCalls } from '@nusaria/contracts/contract'
import { memberContract } from '@nusaria/contracts/member'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(
  authContract,
  'randomCode',
  'randomCodeCheck',
  'randomCodeSpoken',
  'sendSmsCode',
  'sendEmailCode',
  'login',
  'logout',
  'googleAuth',
  'resetPassword',
)

/**
 * Signing in and out, and the codes it takes. Every refusal is shown beside what it concerns, never as a toast. What a login makes stale
 * is told once the session is saved, not by the call: replies fetched anew before that would still be a guest's.
 */
export const authApi = api.injectEndpoints({
  endpoints: endpointsOf('auth', calls, {
    randomCode: { suppressToast: true },
    randomCodeCheck: { suppressToast: true },
    randomCodeSpoken: { suppressToast: true },
    sendSmsCode: { suppressToast: true },
    sendEmailCode: { suppressToast: true },
    login: { suppressToast: true },
    logout: { suppressToast: true, ignoreSessionExpiry: true },
    googleAuth: { suppressToast: true, keepUnusedDataFor: 0 },
    resetPassword: { suppressToast: true },
  }),
})

/** A code to the member's own phone or e-mail. */
export const linkedAccountApi = api.injectEndpoints({
  endpoints: endpointsOf('member', pickCalls(memberContract, 'verifyLinked'), { verifyLinked: { suppressToast: true } }),
})

export const { useAuthRandomCodeMutation } = authApi
