import type { CodeSent } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { unwrapField } from '@nusaria/contracts/unwrap-field'
import { useRef } from 'react'
import { memberApi } from '#commerce/member/api.ts'
import { type CallResult, type Failure, failedWith } from '#platform/api/failure.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { authApi } from '#session/api.ts'
import { accountTypeOf, type CodeRequest, countryCodeOf, type SentCode, sentCodeStore, toSentCode, typeIdOf } from '#session/sent-code.ts'

/** The code was sent; or the answer was right, but no code is sent to this account. */
export type SendOutcome = { readonly sent: SentCode } | { readonly denied: Failure }

function toOutcome(error: Failure, ofAnswer: boolean): CallResult<SendOutcome> {
  return error.kind === 'session' || (error.kind === 'business' && !ofAnswer) ? { data: { denied: error } } : { error }
}

/** Sends the code with the call for its recipient. The two link types link a new account; the kind decides which. */
function useSendCall({
  account,
  kind,
  codeType,
  linked,
}: CodeRequest): (image_code: string, image_nonce: string) => Promise<CallResult<CodeSent>> {
  const [sms] = useSensitiveMutation(authApi.endpoints.authSendSmsCode)
  const [email] = useSensitiveMutation(authApi.endpoints.authSendEmailCode)
  const [own] = useSensitiveMutation(memberApi.endpoints.memberVerifyLinked)
  return (image_code, image_nonce) => {
    const image = { image_code, image_nonce }
    if (linked)
      return own({
        account_type: accountTypeOf(kind),
        code_type: codeType === CODE_TYPE.resetPassword ? codeType : CODE_TYPE.verifyLinked,
        ...image,
      })
    if (kind === 'phone')
      return sms({
        code_type: codeType === CODE_TYPE.linkEmail ? CODE_TYPE.linkPhone : codeType,
        phone: account,
        country_code: LIMITS.phoneCountryCode,
        ...image,
      })
    return email({ code_type: codeType === CODE_TYPE.linkPhone ? CODE_TYPE.linkEmail : codeType, email: account, ...image })
  }
}

/** Checks the answer to a captcha and sends the code. An accepted answer isn't checked twice. It fails when the answer is wrong, or without a reply. */
export function useSendCode(request: CodeRequest): (answer: string, imageId: string) => Promise<CallResult<SendOutcome>> {
  const [check] = useSensitiveMutation(authApi.endpoints.authRandomCodeCheck)
  const send = useSendCall(request)
  const accepted = useRef({ imageId: '', nonce: '' })
  const { account, kind } = request

  return async (answer, imageId) => {
    if (accepted.current.imageId !== imageId) {
      const country_code = countryCodeOf(kind)
      const checked = await check({ country_code, account, type_id: typeIdOf(kind), check_code: answer, image_id: imageId })
      if (checked.error) return toOutcome(checked.error, !failedWith(checked.error, 'ACCOUNT_NOT_FOUND'))
      accepted.current = { imageId, nonce: unwrapField(checked.data, 'nonce') }
    }
    const { nonce } = accepted.current
    const reply = await send(answer, nonce)
    if (reply.error) return toOutcome(reply.error, failedWith(reply.error, 'CODE_INVALID'))
    const sent = toSentCode(request, reply.data, answer, nonce)
    sentCodeStore.set(sent)
    return { data: { sent } }
  }
}
