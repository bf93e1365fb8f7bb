import type { NavChild, NavType } from '@nusaria/contracts/nav'
import type { Correction, ListFacets } from '@nusaria/contracts/search'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNavTypeListQuery } from '#commerce/category/category-link.tsx'
import { listPageSize } from '#commerce/product/api.ts'
import type { ProductPage } from '#commerce/product/paged-product-grid.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink, type LinkTarget, paths } from '#platform/routing/paths.ts'
import type { PagedQuery } from '#ui/paging/paged-list.tsx'
import { useProductListInfiniteQuery, useSearchFacetsQuery, useSearchInfiniteQuery } from '../api.ts'
import { type Filters, formatListQuery, type ListQuery, toFilterArgs } from './list-query.ts'

export function useListState(requested: ListQuery) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { source, filters } = requested
  const typeId = source.typeId ?? filters.type ?? null
  const { data: types, isLoading } = useNavTypeListQuery(undefined, { skip: typeId === null })
  const category = findListCategory(types ?? [], typeId)
  // Ignores a category that doesn't exist.
  const isUnknown = filters.type !== undefined && types !== undefined && !category
  const query: ListQuery = isUnknown ? { ...requested, filters: { ...filters, type: undefined } } : requested

  const linkTo = (next: ListQuery): LinkTarget<unknown> => ({
    to: paths.productList + formatListQuery(next, search),
    state: next.source.typeId === null ? state : categoryProductsLink(next.source.typeId).state,
  })
  /** It replaces the history entry, so that back leaves the list. */
  const navigateTo = (next: ListQuery) => {
    const { to, state } = linkTo(next)
    window.scrollTo(0, 0)
    void navigate(to, { replace: true, state })
  }
  return { query, category, isLoading: filters.type !== undefined && isLoading, linkTo, navigateTo }
}

export type ListState = ReturnType<typeof useListState>

export interface ListCategory {
  readonly name: string
  /** The top-level category that it belongs to; itself when it is one. */
  readonly parent: NavType
  /** The subcategory; undefined for a top-level category. */
  readonly child: NavChild | undefined
}

function findListCategory(types: readonly NavType[], typeId: string | null): ListCategory | undefined {
  for (const parent of types) {
    if (parent.nav_type_id === typeId) return { name: parent.nav_type_name, parent, child: undefined }
    const child = parent.child_list.find((each) => each.nav_type_id === typeId)
    if (child) return { name: child.nav_type_name, parent, child }
  }
  return undefined
}

/** Replies from before the search (ms) are outdated. RTK Query wants their maximum age in seconds. */
function maxCacheAge(searchedAt: number | undefined) {
  return searchedAt === undefined ? false : Math.max(1, Date.now() - searchedAt) / 1_000
}

type ListPage = ProductPage & { readonly correction?: Correction | null; readonly full_matches?: number }

/** The products of a query, a page of the layout's size at a time; null fetches nothing. `searchedAt`: when the shopper searched, in ms. */
export function useListProducts(query: ListQuery | null, searchedAt?: number, firstPage = 1): PagedQuery<ListPage> {
  const asked = query && toFilterArgs(query)
  const layout = useLayout()
  // It stays when the window crosses to the other layout, so that the list does.
  const [page_size] = useState(() => listPageSize(layout))
  const paged = { sort: query?.sort, page_size, ...(firstPage > 1 && { page_num: firstPage }) }
  const found = useSearchInfiniteQuery(asked?.source === 'keyword' ? { ...asked.args, ...paged } : skipToken, {
    refetchOnMountOrArgChange: maxCacheAge(searchedAt),
  })
  const listed = useProductListInfiniteQuery(asked?.source === 'category' ? { ...asked.args, ...paged } : skipToken)
  return asked?.source === 'category' ? listed : found
}

export interface CategoryOption {
  readonly id: string
  readonly name: string
  /** products in it; undefined while unknown */
  readonly count?: number
}

export interface CategoryOptions {
  /** The label of the option without a category. */
  readonly allLabel: string
  readonly options: readonly CategoryOption[]
  readonly selected: string | null
}

/** The filters that the sheet applies at once. */
export interface FilterSelection {
  readonly type: string | null
  /** Without the category: in a category's list it is the list itself, not a filter. */
  readonly filters: Omit<Filters, 'type'>
}

/** The facets of a list. `reachable`: the products have loaded, so failed facets may be fetched again. */
export function useListFacets(query: ListQuery, category: ListCategory | undefined, reachable: boolean) {
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
  // Without their counts the categories would move what is below them.
  if (isLoading) return { facets, categories: undefined, loading: true }
  if (query.source.keyword !== null)
    return { facets, loading: false, categories: facets && keywordCategories(facets, query, category, t('filter:allTypes')) }
  const all = category && t('search:list.all', { type: category.parent.nav_type_name })
  return { facets, loading: false, categories: category && childCategories(category, facets, all ?? '') }
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

/** Those of the list's products, and the selected one. */
function keywordCategories(facets: ListFacets, query: ListQuery, category: ListCategory | undefined, allLabel: string) {
  const selected = query.filters.type ?? null
  const options = facets.types.map(({ nav_type_id: id, nav_type_name: name, count }) => ({ id, name, count }))
  if (selected !== null && category && !options.some(({ id }) => id === selected))
    options.push({ id: selected, name: category.name, count: 0 })
  return options.length > 0 ? { allLabel, options, selected } : undefined
}

/** Those of the top-level category, with their counts once known. */
function childCategories({ parent, child }: ListCategory, facets: ListFacets | undefined, allLabel: string): CategoryOptions {
  const counted = new Map(facets?.types.map(({ nav_type_id, count }) => [nav_type_id, count]))
  const options = parent.child_list.map(({ nav_type_id: id, nav_type_name: name }) => ({
    id,
    name,
    count: facets && (counted.get(id) ?? 0),
  }))
  return { allLabel, options, selected: child?.nav_type_id ?? null }
}

export interface ListHeaderProps {
  readonly listState: ListState
  readonly listFacets: ReturnType<typeof useListFacets>
  /** undefined while loading */
  readonly total: number | undefined
  /** As many of them have all words, the others are similar; undefined where all do. */
  readonly fullMatches: number | undefined
  /** The products couldn't be loaded. */
  readonly failed: boolean
  readonly correction: Correction | null | undefined
}
