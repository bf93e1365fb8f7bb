import type { authContract } from '@nusaria/contracts/auth'
import type { ArgsOf } from '@nusaria/contracts/endpoint'
import { api } from '../../shared/api/api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { useSensitive } from '../../shared/api/use-sensitive.ts'
import { useDispatch } from '../../shared/state/hooks.ts'
import { sessionValues } from '../../shared/state/session-values.ts'
import { sessionSaved } from '../../shared/state/user-info.ts'
import { authApi } from './auth-api.ts'
import { broadcastLogin } from './login-channel.ts'
import { forgetLogin } from './login-under-way.ts'

/** What proves who somebody is: the login's fields but the device's and the channel's. */
export type Credentials = Omit<ArgsOf<(typeof authContract)['login']>, 'channel' | 'device'>

/** `sourceChannel` of a login that went by Google; it says nothing of another one begun after it. */
export const GOOGLE = 'google'

function channelOf(login_type: Credentials['login_type']): string {
  const stored = sessionValues.get('sourceChannel') ?? ''
  return stored === GOOGLE && login_type !== 5 ? '' : stored
}

/**
 * Logs in; saves the session, tells the other tabs, and has everything fetched anew as the member. Gives why it failed, or null.
 * The credentials leave no trace in the store.
 */
export function useSignIn(): (credentials: Credentials) => Promise<Failure | null> {
  const dispatch = useDispatch()
  const [login] = useSensitive(authApi.endpoints.authLogin)
  return async (credentials) => {
    const { data, error } = await login({ ...credentials, channel: channelOf(credentials.login_type) })
    if (error) return error
    const { flag_registered: _, ...session } = data
    dispatch(sessionSaved(session))
    forgetLogin()
    broadcastLogin(session)
    dispatch(api.util.invalidateTags(['Everything']))
    return null
  }
}
