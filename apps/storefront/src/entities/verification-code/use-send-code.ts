import type { CodeSent } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import { unwrapField } from '@nusaria/contracts/unwrap-field'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Failure, failedWith } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { type SensitiveResult, useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { accountTypeOf, type CodeRequest, countryCodeOf, type SentCode, sentCodeStore, toSentCode, typeIdOf } from './sent-code.ts'
import { linkedAccountApi, verificationCodeApi } from './verification-code-api.ts'

/** Outcome of an answer to the captcha. */
type SendOutcome =
  | { readonly kind: 'sent'; readonly sent: SentCode }
  /** The answer is wrong or can't be used: another picture is needed. */
  | { readonly kind: 'refused'; readonly text: string }
  /** The answer was right, but no code is sent to this account. */
  | { readonly kind: 'denied'; readonly failure: Failure }
  /** No answer from the shop: the same answer can be sent again. */
  | { readonly kind: 'noAnswer'; readonly text: string }

async function toOutcome(failure: Failure, ofAnswer: boolean, wrong: string): Promise<SendOutcome> {
  if (failure.kind === 'session') return { kind: 'denied', failure }
  if (failure.kind !== 'business') return { kind: 'noAnswer', text: await failureText(failure) }
  if (!ofAnswer) return { kind: 'denied', failure }
  return { kind: 'refused', text: failedWith(failure, 'CODE_INVALID') ? wrong : await failureText(failure) }
}

/** Sends the code with the call for its recipient. Code types 2 and 3 both link a new account; the kind decides which. */
function useSendCall({
  account,
  kind,
  codeType,
  linked,
}: CodeRequest): (image_code: string, image_nonce: string) => Promise<SensitiveResult<CodeSent>> {
  const [sms] = useSensitiveMutation(verificationCodeApi.endpoints.authSendSmsCode)
  const [email] = useSensitiveMutation(verificationCodeApi.endpoints.authSendEmailCode)
  const [own] = useSensitiveMutation(linkedAccountApi.endpoints.memberVerifyLinked)
  return (image_code, image_nonce) => {
    const image = { image_code, image_nonce }
    if (linked) return own({ account_type: accountTypeOf(kind), code_type: codeType === 5 ? 5 : 4, ...image })
    if (kind === 'phone')
      return sms({ code_type: codeType === 3 ? 2 : codeType, phone: account, country_code: LIMITS.phoneCountryCode, ...image })
    return email({ code_type: codeType === 2 ? 3 : codeType, email: account, ...image })
  }
}

/** Checks the answer to a captcha and sends the code. An accepted answer isn't checked twice. */
export function useSendCode(request: CodeRequest): (answer: string, imageId: string) => Promise<SendOutcome> {
  const [check] = useSensitiveMutation(verificationCodeApi.endpoints.authRandomCodeCheck)
  const send = useSendCall(request)
  const { t } = useTranslation('auth')
  const accepted = useRef({ imageId: '', nonce: '' })
  const { account, kind } = request

  return async (answer, imageId) => {
    if (accepted.current.imageId !== imageId) {
      const country_code = countryCodeOf(kind)
      const checked = await check({ country_code, account, type_id: typeIdOf(kind), check_code: answer, image_id: imageId })
      if (checked.error) return toOutcome(checked.error, !failedWith(checked.error, 'ACCOUNT_NOT_FOUND'), t('captcha.wrong'))
      accepted.current = { imageId, nonce: unwrapField(checked.data, 'nonce') }
    }
    const { nonce } = accepted.current
    const reply = await send(answer, nonce)
    if (reply.error) return toOutcome(reply.error, failedWith(reply.error, 'CODE_INVALID'), t('captcha.wrong'))
    const sent = toSentCode(request, reply.data, answer, nonce)
    sentCodeStore.set(sent)
    return { kind: 'sent', sent }
  }
}
