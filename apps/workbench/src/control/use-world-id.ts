import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The id of the selected world: the URL's, else `default`. */
export function useWorldId(): string {
  const [params] = useSearchParams()
  return params.get('world') ?? 'default'
}

/** Selects another world. */
export function useChooseWorld(): (id: string) => void {
  const [, setParams] = useSearchParams()
  return useCallback((id) => setParams({ world: id }), [setParams])
}
