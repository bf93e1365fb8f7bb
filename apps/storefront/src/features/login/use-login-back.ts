import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'

/** How many pages of the shop come before this one in the history; React Router numbers its entries. */
function pagesBefore(): number {
  return (window.history.state as { readonly idx?: number } | null)?.idx ?? 0
}

/** Set by whoever put the login in place of the page that asked for it. */
function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inPlace' in state && state.inPlace === true
}

/** The arrow of the login page: past the page that asked for the login, which would only ask again; home when there is none before that. */
export function useLoginBack(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const steps = isInPlace(state) ? 1 : 2
  return useCallback(() => {
    if (pagesBefore() >= steps) void navigate(-steps)
    else void navigate(paths.home, { replace: true })
  }, [navigate, steps])
}
