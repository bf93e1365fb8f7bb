import type { NavChild, NavType } from '@nusaria/contracts/nav'
import { useNavTypeListQuery } from '../../features/nav/nav-api.ts'

export interface TypePlace {
  readonly name: string
  /** The top-level type it belongs to, itself when it is one. */
  readonly parent: NavType
  /** The child, unless it is a top-level type. */
  readonly child: NavChild | undefined
}

/** Where a type stands in the category tree; undefined until known, or when there is none of that id. */
export function useTypeName(typeId: string | null): TypePlace | undefined {
  const types = useNavTypeListQuery(undefined, { skip: typeId === null }).data ?? []
  for (const parent of types) {
    if (parent.nav_type_id === typeId) return { name: parent.nav_type_name, parent, child: undefined }
    const child = parent.child_list.find((each) => each.nav_type_id === typeId)
    if (child) return { name: child.nav_type_name, parent, child }
  }
  return undefined
}
