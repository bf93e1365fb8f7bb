import type { ListReply, WorldSummary } from '@nusaria/mock-api/control/types'
import { createContext, type ReactNode, useContext } from 'react'
import { type ControlQuery, useControlQuery } from './use-control-query.ts'
import { useWorldId } from './use-world-id.ts'

type Worlds = ControlQuery<ListReply<WorldSummary>>

const WorldsContext = createContext<Worlds>({ data: null, failure: null, ask: async () => undefined })

/** Asks for the list of worlds, for all that shows it. */
export function WorldsProvider({ children }: { readonly children: ReactNode }) {
  return <WorldsContext value={useControlQuery('/worlds', 2_000)}>{children}</WorldsContext>
}

/** The worlds of this mock. */
export function useWorlds(): Worlds {
  return useContext(WorldsContext)
}

/** The world that is worked on; null until it is known, and when it is gone. */
export function useWorld(): WorldSummary | null {
  const id = useWorldId()
  return useWorlds().data?.list.find((world) => world.id === id) ?? null
}
