import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchResults } from '../../shared/paths.ts'
import { sessionValues } from '../../shared/state/session-values.ts'

/** Leads to what a keyword finds. Blank keywords lead nowhere; it says so by returning false. */
export function useSearch(): (keyword: string) => boolean {
  const navigate = useNavigate()
  return useCallback(
    (keyword) => {
      const wanted = keyword.trim().slice(0, 100)
      if (!wanted) return false
      sessionValues.set('keyword', wanted)
      const { to, state } = searchResults(wanted)
      void navigate(to, { state })
      return true
    },
    [navigate],
  )
}
