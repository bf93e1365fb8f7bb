import type { Listed, WorldLine } from '@nusaria/mock-api/control/shapes'
import { createContext, type ReactNode, useContext } from 'react'
import { type Asked, useControl } from './use-control.ts'
import { useWorldId } from './use-world.ts'

type Worlds = Asked<Listed<WorldLine>>

const WorldsContext = createContext<Worlds>({ data: null, failure: null, ask: async () => undefined })

/** Asks for the list of worlds, for all that shows it. */
export function WorldsProvider({ children }: { readonly children: ReactNode }) {
  return <WorldsContext value={useControl('/worlds', 2_000)}>{children}</WorldsContext>
}

/** The worlds of this mock. */
export function useWorlds(): Worlds {
  return useContext(WorldsContext)
}

/** The world that is worked on; null until it is known, and when it is gone. */
export function useWorldLine(): WorldLine | null {
  const id = useWorldId()
  return useWorlds().data?.list.find((world) => world.id === id) ?? null
}
