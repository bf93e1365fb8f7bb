import type { ListFacetsState } from './use-list-facets.ts'
import type { ListState } from './use-list-state.ts'

/** What the head of a list shows. */
export interface ListHeaderProps {
  readonly listing: ListState
  readonly narrowing: ListFacetsState
  /** undefined while on the way */
  readonly total: number | undefined
  /** The products couldn't be loaded. */
  readonly failed: boolean
}
