import { authContract } from '@nusaria/contracts/auth'
import { pickCalls } from '@nusaria/contracts/contract'
import { memberContract } from '@nusaria/contracts/member'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

const authCalls = pickCalls(authContract, 'randomCode', 'randomCodeCheck', 'randomCodeSpoken', 'sendSmsCode', 'sendEmailCode')

/** The captcha, and codes to an account that is typed. Each refusal shows beside what it concerns, not as a toast. */
export const verificationCodeApi = api.injectEndpoints({
  endpoints: endpointsOf('auth', authCalls, {
    randomCode: { suppressToast: true },
    randomCodeCheck: { suppressToast: true },
    randomCodeSpoken: { suppressToast: true },
    sendSmsCode: { suppressToast: true },
    sendEmailCode: { suppressToast: true },
  }),
})

export const linkedAccountApi = api.injectEndpoints({
  endpoints: endpointsOf('member', pickCalls(memberContract, 'verifyLinked'), { verifyLinked: { suppressToast: true } }),
})

export const { useAuthRandomCodeMutation } = verificationCodeApi
