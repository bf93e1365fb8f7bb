import type { LoginType } from '@nusaria/contracts/auth'
import { LIMITS } from '@nusaria/contracts/limits'
import { useStore } from 'react-redux'
import { api } from '../../shared/api/api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-toast.ts'
import type { ClientState } from '../../shared/state/hooks.ts'
import { useDispatch } from '../../shared/state/hooks.ts'
import { sessionValues } from '../../shared/state/session-values.ts'
import { sessionSaved } from '../../shared/state/user-info.ts'
import { authApi } from './auth-api.ts'
import type { SentCode } from './code-sent.ts'
import { sentCode } from './code-sent.ts'
import { broadcastLogin } from './login-channel.ts'

export type LoginOutcome =
  | { readonly kind: 'done'; readonly registered: boolean }
  /** The code is wrong, or none is valid any more. */
  | { readonly kind: 'wrong'; readonly text: string }
  /** Refused for another reason (a toast says why), or it didn't get through (`text`). */
  | { readonly kind: 'failed'; readonly text: string | null }

const offline: Failure = { kind: 'network' }

/** Logs in with the code that was sent; saves the session, tells the other tabs, and has everything fetched anew as the member. */
export function useCodeLogin(loginType: Extract<LoginType, 3 | 6>): (sent: SentCode, code: string) => Promise<LoginOutcome> {
  const dispatch = useDispatch()
  const store = useStore<ClientState>()

  return async (sent, code) => {
    const reply = await dispatch(
      authApi.endpoints.authLogin.initiate(
        {
          channel: sessionValues.get('sourceChannel') ?? '',
          country_code: LIMITS.phoneCountryCode,
          account: sent.account,
          password: '',
          check_code: code,
          login_type: loginType,
          image_code: sent.imageCode,
          image_nonce: sent.imageNonce,
          device: store.getState().userInfo.deviceId,
        },
        { track: false },
      ),
    )
    if (reply.error) {
      const failure = failureOf(reply.error) ?? offline
      if (failedWith(failure, 'CODE_INVALID')) return { kind: 'wrong', text: await failureText(failure) }
      return { kind: 'failed', text: failure.kind === 'business' ? null : await failureText(failure) }
    }
    const { flag_registered, ...session } = reply.data
    dispatch(sessionSaved(session))
    sentCode.forget()
    sessionValues.remove('phone')
    broadcastLogin(session)
    dispatch(api.util.invalidateTags(['Everything']))
    return { kind: 'done', registered: flag_registered }
  }
}
