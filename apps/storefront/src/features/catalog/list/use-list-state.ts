import type { NavChild, NavType } from '@nusaria/contracts/nav'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNavTypeListQuery } from '#commerce/category/category-link.tsx'
import { categoryProductsLink, type LinkTarget, paths } from '#platform/routing/paths.ts'
import { formatListQuery, type ListQuery } from './list-query.ts'

/** The list's query with its category, and functions to navigate to another query. */
export function useListState(requested: ListQuery) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { source, filters } = requested
  const { category, isLoading, unknown } = useListCategory(source.typeId ?? filters.type ?? null)
  // Ignores a category that doesn't exist.
  const query: ListQuery = filters.type !== undefined && unknown ? { ...requested, filters: { ...filters, type: undefined } } : requested

  /** The link to another query of this page. */
  const linkTo = (next: ListQuery): LinkTarget<unknown> => ({
    to: paths.productList + formatListQuery(next, search),
    state: next.source.typeId === null ? state : categoryProductsLink(next.source.typeId).state,
  })
  /** Navigates to another query and scrolls to the top. It replaces the history entry, so that back leaves the list. */
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

interface ListCategoryResult {
  readonly category: ListCategory | undefined
  readonly isLoading: boolean
  /** The tree has no such category. */
  readonly unknown: boolean
}

function findListCategory(types: readonly NavType[], typeId: string | null): ListCategory | undefined {
  for (const parent of types) {
    if (parent.nav_type_id === typeId) return { name: parent.nav_type_name, parent, child: undefined }
    const child = parent.child_list.find((each) => each.nav_type_id === typeId)
    if (child) return { name: child.nav_type_name, parent, child }
  }
  return undefined
}

/** A category with its category in the tree; undefined until the tree is loaded, or when it doesn't exist. */
function useListCategory(typeId: string | null): ListCategoryResult {
  const { data, isLoading } = useNavTypeListQuery(undefined, { skip: typeId === null })
  const category = findListCategory(data ?? [], typeId)
  return { category, isLoading, unknown: typeId !== null && data !== undefined && !category }
}
