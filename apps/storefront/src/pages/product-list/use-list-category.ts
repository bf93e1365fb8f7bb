import type { NavChild, NavType } from '@nusaria/contracts/nav'
import { useNavTypeListQuery } from '../../entities/category/category-api.ts'

export interface ListCategory {
  readonly name: string
  /** The top-level type it belongs to, itself when it is one. */
  readonly parent: NavType
  /** The child, unless it is a top-level type. */
  readonly child: NavChild | undefined
}

interface ListCategoryResult {
  readonly place: ListCategory | undefined
  /** Whether the tree is still on the way. */
  readonly waiting: boolean
  /** The tree is here and has no such type. */
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

/** Where a type stands in the category tree; no place until known, or when there is none of that id. */
export function useListCategory(typeId: string | null): ListCategoryResult {
  const { data, isLoading } = useNavTypeListQuery(undefined, { skip: typeId === null })
  const place = findListCategory(data ?? [], typeId)
  return { place, waiting: isLoading, unknown: typeId !== null && data !== undefined && !place }
}
