import type { LoginType } from '@nusaria/contracts/auth'
import { LIMITS } from '@nusaria/contracts/limits'
import { api } from '../../shared/api/api.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-toast.ts'
import { useSensitive } from '../../shared/api/use-sensitive.ts'
import { useClientState, useDispatch } from '../../shared/state/hooks.ts'
import { sessionValues } from '../../shared/state/session-values.ts'
import { sessionSaved } from '../../shared/state/user-info.ts'
import { authApi } from './auth-api.ts'
import type { SentCode } from './code-sent.ts'
import { sentCode } from './code-sent.ts'
import { broadcastLogin } from './login-channel.ts'

export type LoginOutcome =
  | { readonly kind: 'done' }
  /** The code is wrong, or none is valid any more. */
  | { readonly kind: 'wrong'; readonly text: string }
  /** Refused for another reason (a toast says why), or it didn't get through (`text`). */
  | { readonly kind: 'failed'; readonly text: string | null }

/** Logs in with the code that was sent; saves the session, tells the other tabs, and has everything fetched anew as the member. */
export function useCodeLogin(login_type: Extract<LoginType, 3 | 6>): (sent: SentCode, code: string) => Promise<LoginOutcome> {
  const dispatch = useDispatch()
  const [login] = useSensitive(authApi.endpoints.authLogin)
  const device = useClientState((state) => state.userInfo.deviceId)

  return async ({ account, imageCode, imageNonce }, code) => {
    const { data, error } = await login({
      channel: sessionValues.get('sourceChannel') ?? '',
      country_code: LIMITS.phoneCountryCode,
      account,
      password: '',
      check_code: code,
      login_type,
      image_code: imageCode,
      image_nonce: imageNonce,
      device,
    })
    if (error && failedWith(error, 'CODE_INVALID')) return { kind: 'wrong', text: await failureText(error) }
    if (error) return { kind: 'failed', text: error.kind === 'business' ? null : await failureText(error) }
    const { flag_registered: _, ...session } = data
    dispatch(sessionSaved(session))
    sentCode.forget()
    sessionValues.remove('phone')
    broadcastLogin(session)
    dispatch(api.util.invalidateTags(['Everything']))
    return { kind: 'done' }
  }
}
