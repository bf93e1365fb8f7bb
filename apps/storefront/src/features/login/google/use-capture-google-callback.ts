import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { parseGoogleCallback } from './google-callback.ts'
import { googleCallbackStore } from './google-callback-store.ts'

/** Takes Google's answer out of the address as soon as the login's is opened, before the form that acts on it is here. */
export function useCaptureGoogleCallback(): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent(() => {
    const found = pathname === paths.login ? parseGoogleCallback(search) : null
    if (!found) return
    googleCallbackStore.put(found.answer)
    void navigate({ pathname, search: found.rest }, { replace: true, state })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is looked at anew
  useEffect(() => take(), [pathname, search])
}
