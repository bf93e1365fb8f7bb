import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The world that is worked on: the one of the address, else the default one. */
export function useWorldId(): string {
  const [params] = useSearchParams()
  return params.get('world') ?? 'default'
}

/** Chooses another world to work on. */
export function useChooseWorld(): (id: string) => void {
  const [, setParams] = useSearchParams()
  return useCallback((id) => setParams({ world: id }), [setParams])
}
