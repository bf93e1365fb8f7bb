import type { ListFacets } from '@nusaria/contracts/search'
import type { Choice, TypeOptions } from '../../features/product-list/choice.ts'
import type { TypePlace } from './type-place.ts'
import type { Asked } from './wanted.ts'

/** The list narrowed to a type, or no longer. A keyword's list takes it as a filter; a type's list becomes the other type's. */
export function withType(asked: Asked, place: TypePlace | undefined, type: string | null): Asked {
  if (asked.wanted.keyword !== null) return { ...asked, filters: { ...asked.filters, type: type ?? undefined } }
  const typeId = type ?? place?.parent.nav_type_id ?? asked.wanted.typeId
  return { ...asked, wanted: { keyword: null, typeId } }
}

/** The list narrowed as chosen all at once. */
export function withChoice(asked: Asked, place: TypePlace | undefined, { type, filters }: Choice): Asked {
  return withType({ ...asked, filters }, place, type)
}

/** The types a keyword's list can be narrowed to: those of what it found, and the chosen one whatever it holds. */
export function typesFound(facets: ListFacets, asked: Asked, place: TypePlace | undefined, all: string): TypeOptions | undefined {
  const chosen = asked.filters.type ?? null
  const list = facets.types.map(({ nav_type_id, nav_type_name, count }) => ({ id: nav_type_id, name: nav_type_name, count }))
  if (chosen !== null && place && !list.some(({ id }) => id === chosen)) list.push({ id: chosen, name: place.name, count: 0 })
  return list.length > 0 ? { all, list, chosen } : undefined
}

/** A top-level type's children; how many products each has, once known. */
export function typesBelow({ parent, child }: TypePlace, counts: ListFacets | undefined, all: string): TypeOptions {
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
