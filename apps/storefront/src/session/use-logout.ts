import { useCallback } from 'react'
import { api } from '#platform/api/api.ts'
import { safeLocalStorage, safeSessionStorage } from '#platform/state/browser-storage.ts'
import { drafts } from '#platform/state/drafts.ts'
import { type AppDispatch, useAppDispatch } from '#platform/state/hooks.ts'
import { sessionEnded } from '#platform/state/user-info.ts'
import { authApi } from './api.ts'
import { broadcastLogin } from './login-channel.ts'
import { clearReturnTarget } from './return-target.ts'
import { sentCodeStore } from './sent-code.ts'

/** Removes what an unfinished login left in this tab. */
export function clearLoginData(): void {
  sentCodeStore.clear()
  safeSessionStorage.remove('phone', 'email', 'account', 'loginConsent', 'sourceChannel')
}

/** The cache is cleared once the pages no longer use it. */
export function clearMemberData(dispatch: AppDispatch): void {
  dispatch(sessionEnded())
  drafts.removeAll()
  clearLoginData()
  clearReturnTarget()
  safeLocalStorage.remove('reported', 'deliveryCity', 'lastAccount')
  setTimeout(() => dispatch(api.util.resetApiState()))
}

/** Logs out, also while offline. */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch()
  return useCallback(async () => {
    await dispatch(authApi.endpoints.authLogout.initiate({}, { track: false }))
    clearMemberData(dispatch)
    broadcastLogin(null)
  }, [dispatch])
}
