import type { WorldSummary } from '@nusaria/mock-api/control/types'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { POLLED, useWorldsQuery } from './control-api.ts'

/** All worlds of this mock. */
export function useWorlds() {
  return useWorldsQuery({}, POLLED)
}

/** The selected world; null until loaded, and when it no longer exists. */
export function useWorld(): WorldSummary | null {
  const id = useWorldId()
  return useWorlds().data?.list.find((world) => world.id === id) ?? null
}

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
