import type { NavChild, NavType } from '@nusaria/contracts/nav'
import { useNavTypeListQuery } from '../../features/nav/nav-api.ts'

export interface TypePlace {
  readonly name: string
  /** The top-level type it belongs to, itself when it is one. */
  readonly parent: NavType
  /** The child, unless it is a top-level type. */
  readonly child: NavChild | undefined
}

interface TypeAnswer {
  readonly place: TypePlace | undefined
  /** Whether the tree is still on the way. */
  readonly waiting: boolean
  /** The tree is here and has no such type. */
  readonly unknown: boolean
}

function placeIn(types: readonly NavType[], typeId: string | null): TypePlace | undefined {
  for (const parent of types) {
    if (parent.nav_type_id === typeId) return { name: parent.nav_type_name, parent, child: undefined }
    const child = parent.child_list.find((each) => each.nav_type_id === typeId)
    if (child) return { name: child.nav_type_name, parent, child }
  }
  return undefined
}

/** Where a type stands in the category tree; no place until known, or when there is none of that id. */
export function useTypePlace(typeId: string | null): TypeAnswer {
  const { data, isLoading } = useNavTypeListQuery(undefined, { skip: typeId === null })
  const place = placeIn(data ?? [], typeId)
  return { place, waiting: isLoading, unknown: typeId !== null && data !== undefined && !place }
}
