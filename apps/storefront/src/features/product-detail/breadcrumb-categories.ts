import type { NavChild, NavType } from '@nusaria/contracts/nav'
import type { ProductDetail } from '@nusaria/contracts/product'

type BreadcrumbCategory = Pick<NavChild, 'nav_type_id' | 'nav_type_name'>

/** The types above a product, from the top down; its own alone as long as the tree isn't here or doesn't hold it. */
export function breadcrumbCategories(
  tree: readonly NavType[],
  { nav_type_id, nav_type_name }: ProductDetail,
): readonly BreadcrumbCategory[] {
  if (nav_type_id === undefined || nav_type_name === undefined) return []
  const own = { nav_type_id, nav_type_name }
  const parent = tree.find(({ child_list }) => child_list.some((child) => child.nav_type_id === nav_type_id))
  return parent ? [parent, own] : [own]
}
