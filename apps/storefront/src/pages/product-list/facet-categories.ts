import type { ListFacets } from '@nusaria/contracts/search'
import type { CategoryOptions, FilterSelection } from '../../features/product-list/filter-draft.ts'
import type { ListQuery } from './list-query.ts'
import type { ListCategory } from './use-list-category.ts'

/** The list narrowed to a type, or no longer. A keyword's list takes it as a filter; a type's list becomes the other type's. */
export function withCategory(asked: ListQuery, place: ListCategory | undefined, type: string | null): ListQuery {
  if (asked.wanted.keyword !== null) return { ...asked, filters: { ...asked.filters, type: type ?? undefined } }
  const typeId = type ?? place?.parent.nav_type_id ?? asked.wanted.typeId
  return { ...asked, wanted: { keyword: null, typeId } }
}

/** The list narrowed as chosen all at once. */
export function withFilterSelection(asked: ListQuery, place: ListCategory | undefined, { type, filters }: FilterSelection): ListQuery {
  return withCategory({ ...asked, filters }, place, type)
}

/** The types a keyword's list can be narrowed to: those of what it found, and the chosen one whatever it holds. */
export function keywordCategories(
  facets: ListFacets,
  asked: ListQuery,
  place: ListCategory | undefined,
  all: string,
): CategoryOptions | undefined {
  const chosen = asked.filters.type ?? null
  const list = facets.types.map(({ nav_type_id, nav_type_name, count }) => ({ id: nav_type_id, name: nav_type_name, count }))
  if (chosen !== null && place && !list.some(({ id }) => id === chosen)) list.push({ id: chosen, name: place.name, count: 0 })
  return list.length > 0 ? { all, list, chosen } : undefined
}

/** A top-level type's children; how many products each has, once known. */
export function childCategories({ parent, child }: ListCategory, counts: ListFacets | undefined, all: string): CategoryOptions {
  const countOf = new Map(counts?.types.map(({ nav_type_id, count }) => [nav_type_id, count]))
  return {
    all,
    list: parent.child_list.map(({ nav_type_id, nav_type_name }) => ({
      id: nav_type_id,
      name: nav_type_name,
      count: counts && (countOf.get(nav_type_id) ?? 0),
    })),
    chosen: child?.nav_type_id ?? null,
  }
}
