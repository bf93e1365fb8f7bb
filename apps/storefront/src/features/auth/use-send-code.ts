import { LIMITS } from '@nusaria/contracts/limits'
import { useRef } from 'react'
import { useStore } from 'react-redux'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-toast.ts'
import type { ClientState } from '../../shared/state/hooks.ts'
import { useDispatch } from '../../shared/state/hooks.ts'
import { authApi } from './auth-api.ts'
import type { SentCode } from './code-sent.ts'
import { sentCode } from './code-sent.ts'

const untracked = { track: false } as const
const offline: Failure = { kind: 'network' }

/** What became of an answer to the captcha. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly sent: SentCode }
  /** The answer is wrong or can't be used: another picture is needed. */
  | { readonly kind: 'refused'; readonly text: string }
  /** The answer was right, but no code is sent; a toast says why. */
  | { readonly kind: 'denied' }
  /** It didn't get through: the same answer may be tried again. */
  | { readonly kind: 'unreached'; readonly text: string }

/** Spends a captcha answer on a login code for a phone number. An answer that was already accepted isn't asked about twice. */
export function useSendCode(phone: string): (answer: string, imageId: string) => Promise<SendOutcome> {
  const dispatch = useDispatch()
  const store = useStore<ClientState>()
  const bought = useRef({ imageId: '', nonce: '' })

  async function unreached(failure: Failure): Promise<SendOutcome> {
    return { kind: 'unreached', text: await failureText(failure) }
  }

  return async (answer, imageId) => {
    if (bought.current.imageId !== imageId) {
      const check = await dispatch(
        authApi.endpoints.authRandomCodeCheck.initiate(
          {
            country_code: LIMITS.phoneCountryCode,
            account: phone,
            type_id: '2',
            device_id: store.getState().userInfo.deviceId,
            check_code: answer,
            image_id: imageId,
          },
          untracked,
        ),
      )
      if (check.error) {
        const failure = failureOf(check.error) ?? offline
        return failure.kind === 'business' ? { kind: 'refused', text: await failureText(failure) } : unreached(failure)
      }
      bought.current = { imageId, nonce: check.data.nonce }
    }
    const { nonce } = bought.current
    const send = await dispatch(
      authApi.endpoints.authSendSmsCode.initiate(
        { code_type: 1, phone, country_code: LIMITS.phoneCountryCode, image_code: answer, image_nonce: nonce },
        untracked,
      ),
    )
    if (send.error) {
      const failure = failureOf(send.error) ?? offline
      return failure.kind === 'business' ? { kind: 'denied' } : unreached(failure)
    }
    const { channel, resend_after } = send.data
    const resendAt = new Date(Date.now() + resend_after * 1_000).toISOString()
    const sent: SentCode = { account: phone, channel, imageCode: answer, imageNonce: nonce, resendAt }
    sentCode.set(sent)
    return { kind: 'sent', sent }
  }
}
