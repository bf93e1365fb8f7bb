import type { ListFacetsState } from './list-facets.ts'
import type { ListState } from './use-list-state.ts'

export interface ListHeaderProps {
  readonly listState: ListState
  readonly listFacets: ListFacetsState
  /** undefined while loading */
  readonly total: number | undefined
  /** The products couldn't be loaded. */
  readonly failed: boolean
}
