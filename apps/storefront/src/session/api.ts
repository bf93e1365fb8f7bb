import { authContract } from '@nusaria/contracts/auth'
import { pickCalls } from '@nusaria/contracts/contract'
import { injectCalls } from '#platform/api/api.ts'

const calls = pickCalls(
  authContract,
  'login',
  'logout',
  'googleAuth',
  'resetPassword',
  'randomCode',
  'randomCodeCheck',
  'randomCodeSpoken',
  'sendSmsCode',
  'sendEmailCode',
)

/** `useLogin` invalidates the cache after it has saved the session: replies fetched before that would be a guest's. */
export const authApi = injectCalls('auth', calls, {
  logout: { ignoreSessionExpiry: true },
  googleAuth: { keepUnusedDataFor: 0 },
})

export const { useAuthRandomCodeMutation } = authApi
