import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'

/** Set by the account's page, and passed on by the pages of a phone or e-mail change: it comes before them in the history. */
function isFromSetting(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromSetting' in state && state.fromSetting === true
}

/** Back to the account's page, leaving nothing of the change in the history. */
export function useReturnToSettings(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return useCallback(() => {
    if (isFromSetting(state)) void navigate(-1)
    else void navigate(paths.setting, { replace: true })
  }, [navigate, state])
}
