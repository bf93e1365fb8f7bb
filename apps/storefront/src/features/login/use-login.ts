import type { authContract } from '@nusaria/contracts/auth'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { api } from '#platform/api/api.ts'
import type { Failure } from '#platform/api/failure.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { safeLocalStorage, safeSessionStorage } from '#platform/state/browser-storage.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { sessionSaved } from '#platform/state/user-info.ts'
import { authApi } from '#session/api.ts'
import { broadcastLogin } from '#session/login-channel.ts'
import { clearLoginData } from '#session/use-logout.ts'

/** Fields of `auth.login`, without the device and the channel. */
type LoginCredentials = Omit<ArgsOf<(typeof authContract)['login']>, 'channel' | 'device'>

/** `sourceChannel` of a login with Google. A login by another method ignores it. */
export const GOOGLE_CHANNEL = 'google'

function findChannel(login_type: LoginCredentials['login_type']): string {
  const stored = safeSessionStorage.get('sourceChannel') ?? ''
  return stored === GOOGLE_CHANNEL && login_type !== LOGIN_TYPE.google ? '' : stored
}

/** Logs in, saves the session, tells the other tabs and invalidates the cache. The credentials never reach the store. */
export function useLogin(): (credentials: LoginCredentials) => Promise<{ readonly error?: Failure }> {
  const dispatch = useAppDispatch()
  const [login] = useSensitiveMutation(authApi.endpoints.authLogin)
  return async (credentials) => {
    const { data, error } = await login({ ...credentials, channel: findChannel(credentials.login_type) })
    if (error) return { error }
    const { flag_registered: _, ...session } = data
    dispatch(sessionSaved(session))
    clearLoginData()
    safeLocalStorage.set('lastAccount', credentials.account ?? '')
    broadcastLogin(session)
    dispatch(api.util.invalidateTags(['Session']))
    return {}
  }
}
