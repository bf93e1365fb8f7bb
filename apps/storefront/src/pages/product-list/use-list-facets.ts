import type { ListFacets } from '@nusaria/contracts/search'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchFacetsQuery } from '../../features/product-list/facets-api.ts'
import type { CategoryOptions } from '../../features/product-list/filter-draft.ts'
import { childCategories, keywordCategories } from './facet-categories.ts'
import type { ListQuery } from './list-query.ts'
import type { ListCategory } from './use-list-category.ts'

export interface ListFacetsState {
  readonly facets: ListFacets | undefined
  /** undefined while on the way, too */
  readonly types: CategoryOptions | undefined
}

/** What a list can be narrowed by. `reachable`: its products are here, so what failed before may be asked for again. */
export function useListFacets(asked: ListQuery, place: ListCategory | undefined, reachable: boolean): ListFacetsState {
  const { t } = useTranslation(['filter', 'search'])
  const { keyword, typeId } = asked.wanted
  const here = useSearchFacetsQuery(keyword === null ? { nav_type_id: typeId } : { keyword })
  const above = useSearchFacetsQuery(keyword === null && place ? { nav_type_id: place.parent.nav_type_id } : skipToken)
  const again = useEffectEvent(() => {
    if (here.isError) void here.refetch()
    if (above.isError) void above.refetch()
  })
  useEffect(() => {
    if (reachable) again()
  }, [reachable])
  const facets = here.currentData
  // Their counts come with them: what is there already doesn't move.
  if (here.isLoading || above.isLoading) return { facets, types: undefined }
  if (keyword !== null) return { facets, types: facets && keywordCategories(facets, asked, place, t('filter:allTypes')) }
  const all = place && t('search:list.all', { type: place.parent.nav_type_name })
  return { facets, types: place && childCategories(place, above.currentData, all ?? '') }
}
