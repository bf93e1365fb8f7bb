import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchResultsLink } from '../../shared/paths.ts'
import { safeSessionStorage } from '../../shared/state/browser-storage.ts'

/** Leads to what a keyword finds, which is searched for again where it is shown already. Blank keywords lead nowhere; it says so by returning false. */
export function useSearch(): (keyword: string) => boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (keyword) => {
      const wanted = keyword.trim().slice(0, 100)
      if (!wanted) return false
      safeSessionStorage.set('keyword', wanted)
      const { to, state } = searchResultsLink(wanted)
      const again = to === pathname + search
      void navigate(to, { state, replace: again })
      if (again) window.scrollTo(0, 0)
      return true
    },
    [navigate, pathname, search],
  )
}
