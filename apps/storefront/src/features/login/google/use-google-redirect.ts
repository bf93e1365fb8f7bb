import { unwrapField } from '@nusaria/contracts/unwrap-field'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { authApi } from '../../../entities/verification-code/auth-api.ts'
import type { Failure } from '../../../shared/api/failure.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { isDesktopComputer } from '../../../shared/browser/device.ts'
import { safeSessionStorage } from '../../../shared/state/browser-storage.ts'
import { useAppDispatch } from '../../../shared/state/hooks.ts'
import { saveReturnTarget } from '../../../shared/state/return-target.ts'
import { GOOGLE_CHANNEL } from '../use-login.ts'
import { parseGoogleAuthUrl } from './google-auth-url.ts'

/** Asks where Google's sign-in begins and goes there; the page under an open dialog is where it leads back to. */
export function useGoogleRedirect() {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  // Back by the browser's button: this page as it was left, out of the cache.
  useEffect(() => {
    const back = () => setLeaving(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const start = async () => {
    setLeaving(true)
    setFailure(null)
    const ask = authApi.endpoints.authGoogleAuth.initiate(
      { device: isDesktopComputer() ? 'pc' : '' },
      { subscribe: false, forceRefetch: true },
    )
    const { data, error } = await dispatch(ask)
    const page = data ? parseGoogleAuthUrl(unwrapField(data, 'url')) : null
    if (page !== null) {
      saveReturnTarget(location)
      safeSessionStorage.set('sourceChannel', GOOGLE_CHANNEL)
      return window.location.assign(page)
    }
    setLeaving(false)
    setFailure(data ? { kind: 'malformed' } : (failureOf(error) ?? { kind: 'network' }))
  }

  return { start, leaving, failure, forget: () => setFailure(null) } as const
}
