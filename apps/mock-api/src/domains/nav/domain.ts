import type { Catalogue, NavTypeRow } from '@nusaria/catalogue/products/types'
import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import { type NavType, navContract } from '@nusaria/contracts/nav'
import { defineDomain } from '../../engine/contract/domain.ts'
import { implement } from '../../engine/contract/implement.ts'

/** The tree never changes, so each language is translated once per catalogue. */
const translated = new WeakMap<Catalogue, Partial<Record<Language, Complete<NavType>[]>>>()

function namedIn(language: Language, { nav_type_id, nav_type_name, icon_url }: NavTypeRow) {
  return { nav_type_id, nav_type_name: nav_type_name[language], icon_url }
}

function treeIn(language: Language, catalogue: Catalogue): Complete<NavType>[] {
  const trees = translated.get(catalogue) ?? {}
  trees[language] ??= catalogue.nav.map((type) => ({
    ...namedIn(language, type),
    scene_url: type.scene_url ?? type.icon_url,
    child_list: type.child_list.map((child) => namedIn(language, child)),
  }))
  translated.set(catalogue, trees)
  return trees[language]
}

export const navRoutes = implement(navContract, {
  typeList: (_input, { language, catalogue }) => treeIn(language, catalogue),
})

/** The category tree: reference data, the same in every world. */
export const navDomain = defineDomain({ name: 'nav', routes: navRoutes })
