import { LIMITS } from '@nusaria/contracts/limits'
import { useRef } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-toast.ts'
import { useSensitive } from '../../shared/api/use-sensitive.ts'
import { useClientState } from '../../shared/state/hooks.ts'
import { authApi } from './auth-api.ts'
import type { SentCode } from './code-sent.ts'
import { sentCode } from './code-sent.ts'

/** What became of an answer to the captcha. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly sent: SentCode }
  /** The answer is wrong or can't be used: another picture is needed. */
  | { readonly kind: 'refused'; readonly text: string }
  /** The answer was right, but no code is sent; a toast says why. */
  | { readonly kind: 'denied' }
  /** It didn't get through: the same answer may be tried again. */
  | { readonly kind: 'unreached'; readonly text: string }

async function unreached(failure: Failure): Promise<SendOutcome> {
  return { kind: 'unreached', text: await failureText(failure) }
}

/** Spends a captcha answer on a login code for a phone number. An answer that was already accepted isn't asked about twice. */
export function useSendCode(phone: string): (answer: string, imageId: string) => Promise<SendOutcome> {
  const [check] = useSensitive(authApi.endpoints.authRandomCodeCheck)
  const [send] = useSensitive(authApi.endpoints.authSendSmsCode)
  const device_id = useClientState((state) => state.userInfo.deviceId)
  const bought = useRef({ imageId: '', nonce: '' })
  const country_code = LIMITS.phoneCountryCode

  return async (answer, imageId) => {
    if (bought.current.imageId !== imageId) {
      const checked = await check({ country_code, account: phone, type_id: '2', device_id, check_code: answer, image_id: imageId })
      if (checked.error?.kind === 'business') return { kind: 'refused', text: await failureText(checked.error) }
      if (checked.error) return unreached(checked.error)
      bought.current = { imageId, nonce: checked.data.nonce }
    }
    const { nonce } = bought.current
    const reply = await send({ code_type: 1, phone, country_code, image_code: answer, image_nonce: nonce })
    if (reply.error?.kind === 'business') return { kind: 'denied' }
    if (reply.error) return unreached(reply.error)
    const { channel, resend_after } = reply.data
    const resendAt = new Date(Date.now() + resend_after * 1_000).toISOString()
    const sent: SentCode = { account: phone, channel, imageCode: answer, imageNonce: nonce, resendAt }
    sentCode.set(sent)
    return { kind: 'sent', sent }
  }
}
