import type { Correction, ListFacets } from '@nusaria/contracts/search'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useSearchFacetsQuery } from '../api.ts'
import type { CategoryOptions, FilterSelection } from './filter-draft.ts'
import { type ListQuery, toFilterArgs } from './list-query.ts'
import type { ListCategory, ListState } from './use-list-state.ts'

interface ListFacetsState {
  readonly facets: ListFacets | undefined
  /** undefined while loading, too */
  readonly categories: CategoryOptions | undefined
}

/** The facets of a list. `reachable`: the products have loaded, so failed facets may be fetched again. */
export function useListFacets(query: ListQuery, category: ListCategory | undefined, reachable: boolean): ListFacetsState {
  const { t } = useTranslation(['filter', 'search'])
  const { data, isError, isLoading, refetch } = useSearchFacetsQuery(toFilterArgs(query).args)
  const refetchFailed = useEffectEvent(() => {
    if (isError) void refetch()
  })
  useEffect(() => {
    if (reachable) refetchFailed()
  }, [reachable])
  // The former counts stay while those of a changed filter load.
  const facets = isError ? undefined : data
  // Shows the categories only with their counts, to avoid a layout shift.
  if (isLoading) return { facets, categories: undefined }
  if (query.source.keyword !== null)
    return { facets, categories: facets && keywordCategories(facets, query, category, t('filter:allTypes')) }
  const all = category && t('search:list.all', { type: category.parent.nav_type_name })
  return { facets, categories: category && childCategories(category, facets, all ?? '') }
}

/** The query with another category. In a keyword's list it is a filter; a category's list becomes the list of the other category. */
export function withCategory(query: ListQuery, category: ListCategory | undefined, type: string | null): ListQuery {
  if (query.source.keyword !== null) return { ...query, filters: { ...query.filters, type: type ?? undefined } }
  const typeId = type ?? category?.parent.nav_type_id ?? query.source.typeId
  return { ...query, source: { keyword: null, typeId } }
}

export function withFilterSelection(query: ListQuery, category: ListCategory | undefined, { type, filters }: FilterSelection): ListQuery {
  return withCategory({ ...query, filters }, category, type)
}

/** The categories to filter a keyword's list by: those of its products, and the selected one. */
function keywordCategories(
  facets: ListFacets,
  query: ListQuery,
  category: ListCategory | undefined,
  all: string,
): CategoryOptions | undefined {
  const selected = query.filters.type ?? null
  const options = facets.types.map(({ nav_type_id, nav_type_name, count }) => ({ id: nav_type_id, name: nav_type_name, count }))
  if (selected !== null && category && !options.some(({ id }) => id === selected))
    options.push({ id: selected, name: category.name, count: 0 })
  return options.length > 0 ? { allLabel: all, options, selected } : undefined
}

/** The subcategories of a top-level category, with their counts once known. */
function childCategories({ parent, child }: ListCategory, counts: ListFacets | undefined, all: string): CategoryOptions {
  const counted = new Map(counts?.types.map(({ nav_type_id, count }) => [nav_type_id, count]))
  return {
    allLabel: all,
    options: parent.child_list.map(({ nav_type_id, nav_type_name }) => ({
      id: nav_type_id,
      name: nav_type_name,
      count: counts && (counted.get(nav_type_id) ?? 0),
    })),
    selected: child?.nav_type_id ?? null,
  }
}

export interface ListHeaderProps {
  readonly listState: ListState
  readonly listFacets: ListFacetsState
  /** undefined while loading */
  readonly total: number | undefined
  /** The products couldn't be loaded. */
  readonly failed: boolean
  readonly correction: Correction | null | undefined
}
