import type { ListReply, WorldSummary } from '@nusaria/mock-api/control/types'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ControlQuery, useControlQuery } from './control-api.ts'

type Worlds = ControlQuery<ListReply<WorldSummary>>

const WorldsContext = createContext<Worlds>({ data: null, failure: null, refetch: async () => undefined })

/** Polls the list of worlds once for all components. */
export function WorldsProvider({ children }: { readonly children: ReactNode }) {
  return <WorldsContext value={useControlQuery('worlds', {}, 2_000)}>{children}</WorldsContext>
}

/** All worlds of this mock. */
export function useWorlds(): Worlds {
  return useContext(WorldsContext)
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
