import type { ListReply, WorldSummary } from '@nusaria/mock-api/control/types'
import { createContext, type ReactNode, useContext } from 'react'
import { type ControlQuery, useControlQuery } from './use-control-query.ts'
import { useWorldId } from './use-world-id.ts'

type Worlds = ControlQuery<ListReply<WorldSummary>>

const WorldsContext = createContext<Worlds>({ data: null, failure: null, ask: async () => undefined })

/** Polls the list of worlds once for all components. */
export function WorldsProvider({ children }: { readonly children: ReactNode }) {
  return <WorldsContext value={useControlQuery('/worlds', 2_000)}>{children}</WorldsContext>
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
